import { type RawBuilder, sql } from 'kysely';
import { textFields, ticketFields } from '#contract/values/ticket-fields.ts';
import { textColumns, valueColumns } from '#server/board/tickets/store.ts';
import type { Part, Row } from './export-part.ts';
import { allRows, rows, sizes } from './rows-store.ts';

/** What someone did on their teams. */
export const workParts: Readonly<Record<string, readonly Part[]>> = {
  tickets: [
    tickets(() => sql`created_by`),
    tickets((userId) => sql`created_by is distinct from ${userId} and assignee_id`),
  ],
  comments: [
    rows(
      'comments left join threads on threads.id = thread_id',
      sql`comments.id, ticket_id, thread_id, threads.project_id, threads.title as thread_title, text,
          created_at, updated_at,
          (select coalesce(jsonb_agg(jsonb_build_object('text', earlier.text,
                                                        'written_at', written_at)
                                     order by earlier.id), '[]')
             from comment_versions as earlier where comment_id = comments.id) as earlier_texts`,
      { of: 'author_id', key: ['comments.id'], isLong: true },
    ),
  ],
  documents: [
    rows(
      'documents',
      (userId) => sql`id, project_id, created_at, updated_at,
        created_by = ${userId} as created_by_you,
        case when ${isReadablePage(userId)} then title end as title,
        case when ${isReadablePage(userId)} then text end as text`,
      { of: 'updated_by', and: () => sql`deleted_at is null`, isLong: true },
    ),
    rows(
      'document_versions as version join documents on documents.id = document_id',
      (userId) => sql`document_id, version.version, written_at,
        case when ${isReadablePage(userId)} then version.title end as title,
        case when ${isReadablePage(userId)} then version.text end as text`,
      {
        of: 'author_id',
        and: () => sql`deleted_at is null`,
        key: ['document_id', 'version.version'],
        isLong: true,
      },
    ),
  ],
  attachments: [
    rows(
      'attachments',
      sql`number, project_id, name, '/attachments/' || id as address, size, created_at`,
      { of: 'uploader_id', key: ['number'] },
    ),
  ],
  reviews: [
    rows('reviews', sql`id, project_id, ticket_id, note, created_at, true as written_by_you`, {
      of: 'by_id',
      isLong: true,
    }),
    rows(
      'events as done join reviews on reviews.done_id = done.id',
      sql`reviews.id, reviews.project_id, reviews.ticket_id, note, created_at, is_picked,
          false as written_by_you`,
      {
        of: 'done.credited_id',
        and: (userId) => sql`done.kind = 'ticket_done' and by_id is distinct from ${userId}`,
        key: ['reviews.id'],
        isLong: true,
      },
    ),
  ],
  participations: [
    rows(
      'participations',
      sql`id, project_id, role_name, from_day, to_day, done, reviewed, reviewers, given, comments,
          skills, most_people`,
    ),
  ],
  activityDays: [allRows('activity_days', sql`day, count`)],
  events: [
    events({ of: 'actor_id' }),
    events({ of: 'credited_id', and: (userId) => sql`actor_id is distinct from ${userId}` }),
  ],
  repositoryItems: [
    rows(
      'repository_items',
      sql`id, project_id, kind, key, title, url, state, author_name, author_login, happened_at`,
      { of: 'author_id' },
    ),
  ],
  changes: [
    rows('changes', sql`project_id, number, kind, ticket_id, fields, occurred_at`, {
      of: 'actor_id',
      key: ['project_id', 'number'],
    }),
  ],
};

/** Members get whole pages; former members those that nobody else has changed. */
const isReadablePage = (userId: number) => sql`
  exists(select from project_members as member
          where member.project_id = documents.project_id and member.user_id = ${userId})
  or created_by = ${userId} and updated_by = ${userId}
     and not exists(select from document_versions as other
                     where other.document_id = documents.id
                       and other.author_id is distinct from ${userId})`;

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
function tickets(column: (userId: number) => RawBuilder<unknown>): Part {
  const page: Part['page'] = ({ userId, after: [id], size }) => sql<Row>`
  select id, ticket.number, ticket.project_id, created_by = ${userId} as created_by_you,
         assignee_id = ${userId} as assigned_to_you, created_at,
         ${ticketFieldsInExport},
         case when is_member then updated_at end as updated_at
    from (select * from tickets
           where ${column(userId)} = ${userId} and id > ${id ?? 0} and deleted_at is null
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
  return { key: ['id'], size: sizes.long, page };
}

/** What a person did, or was credited with when someone else did it, such as finishing their ticket. */
function events(owner: { of: string; and?: (userId: number) => RawBuilder<unknown> }) {
  return rows(
    'events',
    (userId) => sql`id, kind, project_id, ticket_id, occurred_at,
      actor_id is not distinct from ${userId} as done_by_you,
      credited_id is not distinct from ${userId} as credited_to_you`,
    owner,
  );
}
