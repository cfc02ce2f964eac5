import type { Selectable } from 'kysely';
import type { Entry } from '#contract/entries.ts';
import type { Profile, PublicProfile, TechStackEntry } from '#contract/profiles.ts';
import type { Project } from '#contract/projects.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { canFollow, canUnfollow } from './policy.ts';

type User = Selectable<Tables['users']>;

type Parts = {
  user: User;
  techStack: TechStackEntry[];
  entries: Entry[];
  ties: { projects: number; followers: number; following: number };
  earned: Pick<Profile, 'badges' | 'achievements'> & { streak: number; contributions: number };
  activity: Profile['activity'];
  recentProjects: Project[];
};

/** A person's own profile. */
export const presentProfile = (parts: Parts): Profile => ({
  ...presentShown(parts),
  email: parts.user.email,
  communicationEmail: parts.user.communication_email,
  communicationEmailConfirmed: parts.user.communication_email_confirmed,
  hasPassword: parts.user.password_hash !== null,
  loginMethod: parts.user.login_method,
});

type Visit = { personId: number | undefined; follows: boolean };

/** A person's profile as someone else sees it; `personId` is missing for a visitor. */
export const presentPublicProfile = (parts: Parts, { personId, follows }: Visit): PublicProfile => {
  const following = { personId, userId: parts.user.id, follows };
  return {
    ...presentShown(parts),
    can: { follow: canFollow(following), unfollow: canUnfollow(following) },
  };
};

const presentShown = ({
  user,
  techStack,
  entries,
  ties,
  earned,
  activity,
  recentProjects,
}: Parts) => ({
  id: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  avatar: user.avatar,
  shortDescription: user.short_description,
  aboutMe: user.about_me,
  country: user.country,
  city: user.city,
  location: [user.city, user.country].filter(Boolean).join(', '),
  githubUrl: user.github_url,
  linkedinUrl: user.linkedin_url,
  xurl: user.x_url,
  personalWebsiteUrl: user.personal_website_url,
  createdAt: user.created_at,
  interests: user.interests,
  stats: {
    streak: earned.streak,
    projects: ties.projects,
    contributions: earned.contributions,
    followers: ties.followers,
    following: ties.following,
  },
  // A project has no stars and forks here; where its code lives, it may.
  recentProjects: recentProjects.map(({ id, name, description, image, techStack: tech }) => ({
    id,
    name,
    description,
    image,
    tech,
    stars: 0,
    forks: 0,
  })),
  badges: earned.badges,
  achievements: earned.achievements,
  activity,
  experience: entries.filter(({ kind }) => kind === 'experience'),
  education: entries.filter(({ kind }) => kind === 'education'),
  techStack,
});

export const presentTechStackEntry = (
  row: Pick<Tables['tech_stack_entries'], 'technology' | 'skill_level' | 'description'>,
): TechStackEntry => ({
  technology: row.technology,
  skillLevel: row.skill_level,
  description: row.description,
});
