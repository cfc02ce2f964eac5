import type { Profile } from '#contract/profiles/profiles.ts';
import { onTestFinished } from 'vitest';

/** The profile of somebody who has only signed up, with these fields. */
export const profileOf = (fields: Partial<Profile> = {}): Profile => ({
  id: 7,
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino@pieces.test',
  avatar: null,
  shortDescription: '',
  aboutMe: '',
  country: '',
  city: '',
  location: '',
  githubUrl: '',
  linkedinUrl: '',
  xurl: '',
  personalWebsiteUrl: '',
  createdAt: '2026-01-01T09:00:00.000Z',
  communicationEmail: '',
  communicationEmailConfirmed: false,
  hasPassword: true,
  loginMethod: 'email',
  isAdmin: false,
  interests: [],
  stats: { streak: 0, projects: 0, contributions: 0, followers: 0, following: 0 },
  recentProjects: [],
  badges: [],
  openBadges: [],
  achievements: [],
  openAchievements: [],
  activity: [],
  experience: [],
  education: [],
  techStack: [],
  ...fields,
});

/** Marks this browser as signed in until the end of the test. */
export function signIn({ id }: Pick<Profile, 'id'>): void {
  document.cookie = `pieces_signed_in=id-${id}; path=/`;
  onTestFinished(() => {
    document.cookie = 'pieces_signed_in=; path=/; max-age=0';
  });
}
