import { sql } from 'kysely';
import { long, short, type Part } from './export-part.ts';

/** What's stored about a person's account, profile and settings. */
export const accountParts: Readonly<Record<string, readonly Part[]>> = {
  photos: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select 'data:image/webp;base64,' || translate(encode(large, 'base64'), E'\n', '') as picture,
               created_at
          from photos where user_id = ${userId}`,
    },
  ],
  techStack: [
    {
      key: ['ordinal'],
      size: short,
      page: ({ userId, after: [ordinal], size }) => sql`
        select ordinal, technology, skill_level, description from tech_stack_entries
         where user_id = ${userId} and ordinal > ${ordinal ?? -1} order by ordinal limit ${size}`,
    },
  ],
  entries: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, kind, title, organisation, started, ended, text, created_at from entries
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  credentials: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select id, project_id, result_id, jwt, created_at from credentials
         where user_id = ${userId} order by created_at, id`,
    },
  ],
  identities: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select provider, subject, email, linked_at from identities
         where user_id = ${userId} order by provider`,
    },
  ],
  passkeys: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, name, created_at, last_used_at from passkeys
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  twoStep: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select turned_on_at, app_secret is not null as has_app from two_step
         where user_id = ${userId}`,
    },
  ],
  calendarFeeds: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`select created_at from calendar_feeds where user_id = ${userId}`,
    },
  ],
  sessions: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, user_agent, address, created_at, expires_at from sessions
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  follows: [
    {
      key: ['followed_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select follower_id, followed_id, created_at from follows
         where follower_id = ${userId} and followed_id > ${id ?? 0}
         order by followed_id limit ${size}`,
    },
    {
      key: ['follower_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select follower_id, followed_id, created_at from follows
         where followed_id = ${userId} and follower_id > ${id ?? 0}
         order by follower_id limit ${size}`,
    },
  ],
  followedThreads: [
    {
      key: ['thread_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select thread_id, title from thread_followers join threads on threads.id = thread_id
         where user_id = ${userId} and thread_id > ${id ?? 0} order by thread_id limit ${size}`,
    },
  ],
  followedCategories: [
    {
      key: ['category_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select category_id, name
          from category_followers join categories on categories.id = category_id
         where user_id = ${userId} and category_id > ${id ?? 0} order by category_id limit ${size}`,
    },
  ],
  privacySettings: [
    {
      key: ['user_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select user_id, invitations, profile, search_engines from privacy_settings
         where user_id = ${userId} and user_id > ${id ?? 0} order by user_id limit ${size}`,
    },
  ],
  blocks: [
    {
      key: ['blocked_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select blocked_id, created_at from blocks
         where blocker_id = ${userId} and blocked_id > ${id ?? 0} order by blocked_id limit ${size}`,
    },
  ],
  decisions: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, kind, subject_id, act, reason, until, hidden, created_at, undone_at, undone_reason,
               objection, objected_at
          from decisions where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  reports: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, kind, subject_id, reason, text, created_at from reports
         where reporter_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  teamPreferences: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select disciplines, learns, hours, week, time_zone, goal, languages, note, findable_until,
               seen_on
          from team_preferences where user_id = ${userId}`,
    },
  ],
  openingDismissals: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, dismissed_at from opening_dismissals
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  notifications: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, kind, project_id, data, created_at, read_at from notifications
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  notificationSettings: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select kind, email from notification_settings where user_id = ${userId} order by kind`,
    },
  ],
  dismissedSuggestions: [
    {
      key: ['technology_key'],
      size: short,
      page: ({ userId, after: [technology], size }) => sql`
        select technology_key from dismissed_suggestions
         where user_id = ${userId} and technology_key > ${technology ?? ''}
         order by technology_key limit ${size}`,
    },
  ],
  repositoryNames: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, host, name, confirmed_at from repository_names
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
};
