import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import * as activity from '#contract/history/activity.ts';
import { entry } from './entries.ts';
import { foldCase } from '#contract/values/text/fold-case.ts';
import { personName } from '#contract/values/person-name.ts';
import { emailAddress, labels, line, text, webAddress } from '#contract/values/text/text.ts';
import { loginMethods, skillLevels } from '#contract/values/vocabulary.ts';

const techStackEntry = z.object({
  technology: line('Technology', { min: 1, max: 50 }),
  skillLevel: z.enum(skillLevels, 'Skill level is required'),
  description: z._default(text('Description', { max: 1000 }), ''),
});
export type TechStackEntry = z.output<typeof techStackEntry>;

/** Tech stack (Specification, section 3). Technologies are unique, ignoring case. */
const techStackUpdate = z.object({
  techStack: z.array(techStackEntry, 'Tech stack must be a list').check(
    z.maxLength(100, 'You can add up to 100 technologies'),
    z.refine(
      (entries) =>
        new Set(entries.map((entry) => foldCase(entry.technology))).size === entries.length,
      'A technology must not be listed twice',
    ),
  ),
});

/** The profile fields that can be changed. Missing fields stay unchanged; unknown ones are ignored. */
export const profileUpdate = z.partial(
  z.object({
    firstName: personName('First Name', { min: 1, max: 100 }),
    // May be empty only for people who signed up with GitHub or Google without a last name.
    lastName: personName('Last Name', { max: 100 }),
    country: line('Country', { max: 100 }),
    city: line('City', { max: 100 }),
    shortDescription: line('Short Description', { max: 200 }),
    aboutMe: text('About Me', { max: 5000 }),
    githubUrl: webAddress('GitHub URL'),
    linkedinUrl: webAddress('LinkedIn URL'),
    personalWebsiteUrl: webAddress('Personal Website'),
    xUrl: webAddress('X (Twitter) URL'),
    xurl: webAddress('X (Twitter) URL'),
    interests: labels('Interest'),
    communicationEmail: emailAddress('Contact Email'),
  }),
);

/** The profile of the signed-in person (Specification, section 3). */
export const profile = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Where their photo is, as a square of 256 pixels. */
  avatar: z.nullable(z.string()),
  shortDescription: z.string(),
  aboutMe: z.string(),
  country: z.string(),
  city: z.string(),
  location: z.string(),
  githubUrl: z.string(),
  linkedinUrl: z.string(),
  xurl: z.string(),
  personalWebsiteUrl: z.string(),
  createdAt: z.string(),
  communicationEmail: z.string(),
  communicationEmailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  loginMethod: z.enum(loginMethods),
  isAdmin: z.boolean(),
  interests: z.array(z.string()),
  stats: z.object({
    streak: z.int(),
    projects: z.int(),
    contributions: z.int(),
    followers: z.int(),
    following: z.int(),
  }),
  recentProjects: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      image: z.string(),
      tech: z.array(z.string()),
      stars: z.int(),
      forks: z.int(),
    }),
  ),
  badges: activity.badges,
  openBadges: activity.openAwards,
  achievements: activity.achievements,
  openAchievements: activity.openAwards,
  activity: activity.activity,
  experience: z.array(entry),
  education: z.array(entry),
  techStack: z.array(
    z.object({ technology: z.string(), skillLevel: z.enum(skillLevels), description: z.string() }),
  ),
});
export type Profile = z.output<typeof profile>;

/** What anyone may see of a person: no email addresses, and nothing about how they sign in. */
export const publicProfile = z.extend(
  z.omit(profile, {
    email: true,
    communicationEmail: true,
    communicationEmailConfirmed: true,
    hasPassword: true,
    loginMethod: true,
    isAdmin: true,
  }),
  {
    can: z.object({
      follow: z.boolean(),
      unfollow: z.boolean(),
      invite: z.boolean(),
      block: z.boolean(),
      unblock: z.boolean(),
    }),
  },
);
export type PublicProfile = z.output<typeof publicProfile>;

export const profiles = {
  'PUT /tech-stack': {
    summary: 'Replace your tech stack',
    body: techStackUpdate,
    reply: profile.shape.techStack,
  },
  'GET /users/{userId}/profile': {
    summary: 'Get another person’s public profile',
    access: 'public',
    reply: publicProfile,
  },
  'POST /users/{userId}/followers': {
    summary: 'Follow a person. Idempotent',
    reply: publicProfile,
    status: 201,
  },
  'DELETE /users/{userId}/followers': {
    summary: 'Unfollow a person',
    reply: publicProfile,
  },
} as const satisfies Contract;
