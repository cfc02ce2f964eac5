import { sql } from 'kysely';
import type { Part } from './export-part.ts';
import { allRows, rows } from './rows-store.ts';

/** What's stored about a person's account, profile and settings. */
export const accountParts: Readonly<Record<string, readonly Part[]>> = {
  photos: [
    allRows(
      'photos',
      sql`'data:image/webp;base64,' || translate(encode(large, 'base64'), E'\n', '') as picture, created_at`,
    ),
  ],
  techStack: [
    rows('tech_stack_entries', sql`ordinal, technology, skill_level, description`, {
      key: ['ordinal'],
    }),
  ],
  entries: [rows('entries', sql`id, kind, title, organisation, started, ended, text, created_at`)],
  credentials: [
    allRows('credentials', sql`id, project_id, result_id, jwt, created_at`, {
      orderBy: 'created_at, id',
    }),
  ],
  identities: [allRows('identities', sql`provider, subject, email, linked_at`)],
  passkeys: [rows('passkeys', sql`id, name, created_at, last_used_at`)],
  twoStep: [allRows('two_step', sql`turned_on_at, app_secret is not null as has_app`)],
  calendarFeeds: [allRows('calendar_feeds', sql`created_at`)],
  sessions: [rows('sessions', sql`id, user_agent, address, created_at, expires_at`)],
  follows: [
    rows('follows', sql`follower_id, followed_id, created_at`, {
      of: 'follower_id',
      key: ['followed_id'],
    }),
    rows('follows', sql`follower_id, followed_id, created_at`, {
      of: 'followed_id',
      key: ['follower_id'],
    }),
  ],
  followedThreads: [
    rows('thread_followers join threads on threads.id = thread_id', sql`thread_id, title`, {
      key: ['thread_id'],
    }),
  ],
  followedCategories: [
    rows(
      'category_followers join categories on categories.id = category_id',
      sql`category_id, name`,
      { key: ['category_id'] },
    ),
  ],
  privacySettings: [
    allRows('privacy_settings', sql`user_id, invitations, profile, search_engines`),
  ],
  blocks: [rows('blocks', sql`blocked_id, created_at`, { of: 'blocker_id', key: ['blocked_id'] })],
  decisions: [
    rows(
      'decisions',
      sql`id, kind, subject_id, act, reason, until, hidden, created_at, undone_at, undone_reason,
          objection, objected_at`,
      { isLong: true },
    ),
  ],
  reports: [
    rows('reports', sql`id, kind, subject_id, reason, text, created_at`, {
      of: 'reporter_id',
      isLong: true,
    }),
  ],
  teamPreferences: [
    allRows(
      'team_preferences',
      sql`disciplines, learns, hours, week, time_zone, goal, languages, note, findable_until, seen_on`,
    ),
  ],
  openingDismissals: [
    rows('opening_dismissals', sql`project_id, dismissed_at`, { key: ['project_id'] }),
  ],
  notifications: [rows('notifications', sql`id, kind, project_id, data, created_at, read_at`)],
  notificationSettings: [allRows('notification_settings', sql`kind, email`)],
  dismissedSuggestions: [
    rows('dismissed_suggestions', sql`technology_key`, { key: ['technology_key'] }),
  ],
  repositoryNames: [rows('repository_names', sql`id, project_id, host, name, confirmed_at`)],
};
