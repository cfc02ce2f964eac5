import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { existingPassword } from '#contract/accounts/passwords.ts';
import { emailAddress } from '#contract/values/text/text.ts';

/** The person's own address, typed again, and their password if they have one. */
export const accountDeletion = z.object({
  email: emailAddress('Email'),
  password: z._default(existingPassword('Password', { min: 0 }), ''),
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything stored about a person, as lists of rows. */
const personalData = z.object({
  exportedAt: z.string(),
  account: z.record(z.string(), z.unknown()),
  photos: rows,
  techStack: rows,
  entries: rows,
  credentials: rows,
  identities: rows,
  passkeys: rows,
  twoStep: rows,
  calendarFeeds: rows,
  eventsAndMeetings: rows,
  sessions: rows,
  follows: rows,
  followedThreads: rows,
  followedCategories: rows,
  privacySettings: rows,
  blocks: rows,
  reports: rows,
  decisions: rows,
  projects: rows,
  memberships: rows,
  teammateAnswers: rows,
  dismissedSuggestions: rows,
  departures: rows,
  plannedDepartures: rows,
  takeovers: rows,
  joinRequests: rows,
  waitings: rows,
  reservations: rows,
  invitations: rows,
  hackathons: rows,
  invitationUses: rows,
  tickets: rows,
  comments: rows,
  attachments: rows,
  documents: rows,
  reviews: rows,
  participations: rows,
  activityDays: rows,
  events: rows,
  repositoryItems: rows,
  repositoryNames: rows,
  changes: rows,
  teamPreferences: rows,
  openingDismissals: rows,
  notifications: rows,
  notificationSettings: rows,
});

export const personalDataCalls = {
  'GET /users/export': {
    summary: 'Download everything stored about you',
    reply: personalData,
  },
  'POST /users/deletion': {
    summary:
      'Delete your account. Your projects go to a lead or else their longest-standing member, or are deleted if there is none',
    body: accountDeletion,
    status: 204,
  },
} as const satisfies Contract;
