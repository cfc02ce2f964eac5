import * as z from 'zod/mini';
import { type Profile, profileUpdate } from '#contract/profiles.ts';

/** What the Edit Profile dialog asks for, all of it sent (section 7). */
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

/** A profile as it begins to be edited: what is read as `xurl` is sent as `xUrl` (section 3). */
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
