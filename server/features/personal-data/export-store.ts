import { type RawBuilder, sql } from 'kysely';
import { textFields, ticketFields } from '#contract/ticket-fields.ts';
import { textColumns, valueColumns } from '#server/features/tickets/store.ts';
import { hackathonParts } from './hackathon-export-store.ts';
import { long, type Part, type Row, short } from './export-part.ts';
import type { Db } from '#server/migrations/tables.ts';

/** Everything stored about a person, list by list. */
export const exportLists: Readonly<Record<string, readonly Part[]>> = {
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
  projects: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, name, description, status, difficulty, team_size, github_url, image, tech_stack,
               looking_for, languages, hours, week, time_zone, goal, completed_at, summary,
               created_at, updated_at, deleted_at from projects
         where creator_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  memberships: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, role_name, is_lead, joined_at, last_seen_on, away_until, inactive_since
          from project_members
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
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
  teammateAnswers: [
    {
      key: ['teammate_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select teammate_id, project_id, ended_at, told_at, answer from teammate_answers
         where user_id = ${userId} and teammate_id > ${id ?? 0} order by teammate_id limit ${size}`,
    },
  ],
  departures: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, kind, note, at from departures
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, kind, note, at from departures
         where by_id = ${userId} and user_id <> ${userId} and id > ${id ?? 0}
         order by id limit ${size}`,
    },
  ],
  plannedDepartures: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, leaves_on, note, hand_over from planned_departures
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  takeovers: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, asked_at from takeovers
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  joinRequests: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, message, state, asked_at, answer_by, ended_at, answer
          from join_requests
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, state, ended_at, answer, true as answered_by_you
          from join_requests
         where answered_by = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  invitations: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, most_uses, uses, created_at, expires_at, revoked_at,
               message, state, ended_at
          from invitations
         where invited_by = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, message, state, created_at, expires_at, ended_at,
               true as to_you
          from invitations
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  waitings: [
    {
      key: ['project_id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select project_id, role_id, is_invited, since from waitings
         where user_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
    },
  ],
  reservations: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_id, is_invited, until, request_id from reservations
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
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
  hackathons: hackathonParts,
  invitationUses: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select invitation_id as id, project_id, role_name, used_at
          from invitation_uses join invitations on invitations.id = invitation_id
         where invitation_uses.user_id = ${userId} and invitation_id > ${id ?? 0}
         order by invitation_id limit ${size}`,
    },
  ],
  tickets: [
    { key: ['id'], size: long, page: (request) => ticketsOf(request, sql`created_by`) },
    {
      key: ['id'],
      size: long,
      page: (request) =>
        ticketsOf(request, sql`created_by is distinct from ${request.userId} and assignee_id`),
    },
  ],
  comments: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, ticket_id, project_id, text, created_at, updated_at from comments
         where author_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  reviews: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, ticket_id, note, created_at, true as written_by_you from reviews
         where by_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select reviews.id, reviews.project_id, reviews.ticket_id, note, created_at, is_picked,
               false as written_by_you
          from events as done join reviews on reviews.done_id = done.id
         where done.credited_id = ${userId} and done.kind = 'ticket_done'
           and by_id is distinct from ${userId} and reviews.id > ${id ?? 0}
         order by reviews.id limit ${size}`,
    },
  ],
  participations: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, role_name, from_day, to_day, done, reviewed, reviewers, given, comments,
               skills, most_people from participations
         where user_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  activityDays: [
    {
      key: [],
      size: short,
      page: ({ userId }) => sql`
        select day, count from activity_days where user_id = ${userId} order by day`,
    },
  ],
  events: [
    { key: ['id'], size: short, page: (request) => eventsOf(request, sql`actor_id`) },
    {
      key: ['id'],
      size: short,
      page: (request) =>
        eventsOf(request, sql`actor_id is distinct from ${request.userId} and credited_id`),
    },
  ],
  repositoryItems: [
    {
      key: ['id'],
      size: short,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, kind, key, title, url, state, author_name, author_login, happened_at
          from repository_items
         where author_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
    },
  ],
  changes: [
    {
      key: ['project_id', 'number'],
      size: short,
      page: ({ userId, after: [projectId, number], size }) => sql`
        select project_id, number, kind, ticket_id, fields, occurred_at from changes
         where actor_id = ${userId} and (project_id, number) > (${projectId ?? 0}, ${number ?? 0})
         order by project_id, number limit ${size}`,
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
};

const ticketFieldsInExport = sql.raw(
  [
    ...textColumns.map((name) => `case when is_member or is_own_text then ${name} end as ${name}`),
    ...valueColumns.map((name) => `case when is_member then ${name} end as ${name}`),
  ].join(', '),
);

const textNames = textFields.map((name) => `@.field == "${ticketFields[name].historyName}"`);
const changedTexts = sql.lit(`$[*] ? (${textNames.join(' || ')})`);

/**
 * Tickets that a person created or is assigned to, without deleted ones. Members get the whole ticket.
 * Former members only get what is theirs: that they created it, and its texts if nobody else has
 * edited them.
 */
const ticketsOf = (
  { userId, after: [id], size }: Parameters<Part['page']>[0],
  column: RawBuilder<unknown>,
) => sql<Row>`
  select id, ticket.number, ticket.project_id, created_by = ${userId} as created_by_you,
         assignee_id = ${userId} as assigned_to_you, created_at,
         ${ticketFieldsInExport},
         case when is_member then updated_at end as updated_at
    from (select * from tickets
           where ${column} = ${userId} and id > ${id ?? 0} and deleted_at is null
           order by id limit ${size}) as ticket,
         lateral (select exists(select from project_members as member
                                 where member.project_id = ticket.project_id
                                   and member.user_id = ${userId}) as is_member) as membership,
         lateral (select ticket.created_by = ${userId} and not exists(
                           select from changes
                            where changes.ticket_id = ticket.id
                              and changes.kind = 'ticket_changed'
                              and changes.actor_id is distinct from ${userId}
                              and changes.fields @? ${changedTexts}
                         ) as is_own_text) as authorship
   order by id`;

/** What a person did, or was credited with when someone else did it, such as finishing their ticket. */
const eventsOf = (
  { userId, after: [id], size }: Parameters<Part['page']>[0],
  column: RawBuilder<unknown>,
) => sql<Row>`
  select id, kind, project_id, ticket_id, occurred_at,
         actor_id is not distinct from ${userId} as done_by_you,
         credited_id is not distinct from ${userId} as credited_to_you
    from events where ${column} = ${userId} and id > ${id ?? 0} order by id limit ${size}`;

/** Reads a list page by page. No connection is held while a page is being sent. */
export async function* readPages(db: Db, { key, size, page }: Part, userId: number) {
  for (let after: number[] = []; ;) {
    const { rows } = await page({ userId, after, size }).execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || key.length === 0 || rows.length < size) return;
    after = key.map((name) => Number(last[name]));
  }
}
