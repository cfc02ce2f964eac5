import * as z from 'zod/mini';
import { type Profile, profileUpdate } from '#contract/profiles/profiles.ts';

/** The fields of the Edit Profile dialog. All are sent (Specification, section 7). */
export const profileRules = z.required(
  z.pick(profileUpdate, {
    firstName: true,
    lastName: true,
    country: true,
    city: true,
    githubUrl: true,
    linkedinUrl: true,
    personalWebsiteUrl: true,
    xUrl: true,
    shortDescription: true,
    aboutMe: true,
    interests: true,
  }),
);
export type ProfileForm = z.input<typeof profileRules>;

export const profileFields = Object.keys(profileRules.shape) as (keyof ProfileForm)[];

/** The initial form values. The profile's `xurl` is sent as `xUrl` (Specification, section 3). */
export const formOf = (profile: Profile): ProfileForm => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  country: profile.country,
  city: profile.city,
  githubUrl: profile.githubUrl,
  linkedinUrl: profile.linkedinUrl,
  personalWebsiteUrl: profile.personalWebsiteUrl,
  xUrl: profile.xurl,
  shortDescription: profile.shortDescription,
  aboutMe: profile.aboutMe,
  interests: profile.interests,
});
