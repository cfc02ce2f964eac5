import type { Profile, PublicProfile, TechStackEntry } from '#contract/profiles/profiles.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { EntryKind } from '#contract/values/vocabulary.ts';
import { presentActivity } from '#server/history/activity/present.ts';
import { presentEntry } from './present-entry.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { canBlock, canFollow, canUnfollow } from './following-policy.ts';
import type { ProfileRow } from './profile-store.ts';

export type Parts = {
  row: ProfileRow;
  earned: Pick<Profile, 'badges' | 'openBadges' | 'achievements' | 'openAchievements'> & {
    streak: number;
    contributions: number;
  };
};

/** A person's profile as others see it. `personId` is undefined for a visitor. */
export const presentPublicProfile = (
  parts: Parts,
  { personId, canInvite }: { personId: number | undefined; canInvite: boolean },
): PublicProfile => {
  const { id: userId, follows, is_blocked: isBlocked, has_blocked_reader: hasBlocked } = parts.row;
  const following = { personId, userId, follows, isApart: isBlocked || hasBlocked };
  const blocking = { personId, userId, isBlocked };
  return {
    ...presentShown(parts),
    can: {
      follow: canFollow(following),
      unfollow: canUnfollow(following),
      invite: canInvite,
      block: canBlock(blocking),
      unblock: isBlocked,
    },
  };
};

/** What a person and others see of a profile. */
export const presentShown = ({ row, earned }: Parts) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  avatar: row.avatar && photoAddress(row.avatar),
  shortDescription: row.short_description,
  aboutMe: row.about_me,
  country: row.country,
  city: row.city,
  location: [row.city, row.country].filter(Boolean).join(', '),
  githubUrl: row.github_url,
  linkedinUrl: row.linkedin_url,
  xurl: row.x_url,
  personalWebsiteUrl: row.personal_website_url,
  createdAt: row.created_at,
  interests: row.interests,
  stats: {
    streak: earned.streak,
    projects: row.teams,
    contributions: earned.contributions,
    followers: row.followers,
    following: row.following,
  },
  // Projects have no stars or forks in Pieces, only in their repositories.
  recentProjects: row.projects.map((project) => ({ ...project, stars: 0, forks: 0 })),
  badges: earned.badges,
  openBadges: earned.openBadges,
  achievements: earned.achievements,
  openAchievements: earned.openAchievements,
  activity: row.activity.map(presentActivity),
  experience: entriesOf(row, 'experience'),
  education: entriesOf(row, 'education'),
  techStack: row.tech_stack.map(presentTechStackEntry),
});

const entriesOf = ({ entries }: ProfileRow, kind: EntryKind) =>
  entries.filter((entry) => entry.kind === kind).map(presentEntry);

const presentTechStackEntry = (
  row: Pick<Tables['tech_stack_entries'], 'technology' | 'skill_level' | 'description'>,
): TechStackEntry => ({
  technology: row.technology,
  skillLevel: row.skill_level,
  description: row.description,
});
