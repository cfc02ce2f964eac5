import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { entry } from './entries.ts';
import { foldCase } from './fold-case.ts';
import { emailAddress, id, labels, line, text, webAddress, personName } from './text.ts';
import {
  activityTypes,
  awardIcons,
  loginMethods,
  pieceColours,
  skillLevels,
} from './vocabulary.ts';

const techStackEntry = z.object({
  technology: line('Technology', { min: 1, max: 50 }),
  skillLevel: z.enum(skillLevels, 'Skill level is required'),
  description: z._default(text('Description', { max: 1000 }), ''),
});
export type TechStackEntry = z.output<typeof techStackEntry>;

/** Tech stack (section 3): a technology stands in it once, whatever its capitals. */
const techStackUpdate = z.object({
  techStack: z.array(techStackEntry, 'Tech stack must be a list').check(
    z.maxLength(100, 'No more than 100 technologies are possible'),
    z.refine(
      (entries) =>
        new Set(entries.map((entry) => foldCase(entry.technology))).size === entries.length,
      'Each technology can be listed once',
    ),
  ),
});

/** What can be changed of a profile. A field left out stays as it is; others are not read. */
export const profileUpdate = z.partial(
  z.object({
    firstName: personName('First Name', { min: 1, max: 100 }),
    // Empty only for people who came from GitHub or Google without one.
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

/** The profile of the signed-in person (section 3). */
export const profile = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
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
  badges: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      color: z.enum(pieceColours),
      icon: z.enum(awardIcons),
    }),
  ),
  achievements: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      date: z.string(),
      icon: z.enum(awardIcons),
    }),
  ),
  activity: z.array(
    z.object({ type: z.enum(activityTypes), project: z.string(), date: z.string() }),
  ),
  experience: z.array(entry),
  education: z.array(entry),
  techStack: z.array(
    z.object({ technology: z.string(), skillLevel: z.enum(skillLevels), description: z.string() }),
  ),
});
export type Profile = z.output<typeof profile>;

/** What anyone may see of a person: no address of theirs, nothing about how they sign in. */
export const publicProfile = z.extend(
  z.omit(profile, {
    email: true,
    communicationEmail: true,
    communicationEmailConfirmed: true,
    hasPassword: true,
    loginMethod: true,
  }),
  { can: z.object({ follow: z.boolean(), unfollow: z.boolean() }) },
);
export type PublicProfile = z.output<typeof publicProfile>;

const ofUser = z.object({ userId: id });

export const profiles = {
  'GET /users/profile': { summary: 'One’s own profile', reply: profile },
  'PUT /users/profile': {
    summary: 'Change one’s own profile',
    body: profileUpdate,
    reply: profile,
  },
  'PUT /tech-stack': {
    summary: 'Replace one’s own tech stack',
    body: techStackUpdate,
    reply: profile.shape.techStack,
  },
  'GET /users/{userId}/profile': {
    summary: 'Another person’s profile, as anyone may see it',
    access: 'public',
    params: ofUser,
    reply: publicProfile,
  },
  'POST /users/{userId}/followers': {
    summary: 'Follow a person; following twice changes nothing',
    params: ofUser,
    reply: publicProfile,
    status: 201,
  },
  'DELETE /users/{userId}/followers': {
    summary: 'Follow a person no longer',
    params: ofUser,
    reply: publicProfile,
  },
} as const satisfies Contract;
