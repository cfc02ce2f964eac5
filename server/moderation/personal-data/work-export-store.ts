import { type RawBuilder, sql } from 'kysely';
import { textFields, ticketFields } from '#contract/values/ticket-fields.ts';
import { textColumns, valueColumns } from '#server/board/tickets/store.ts';
import { long, short, type Part, type Row } from './export-part.ts';

/** What someone did on their teams. */
export const workParts: Readonly<Record<string, readonly Part[]>> = {
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
        select comments.id, ticket_id, thread_id, threads.project_id, threads.title as thread_title,
               text, created_at, updated_at,
               (select coalesce(jsonb_agg(jsonb_build_object('text', earlier.text,
                                                             'written_at', written_at)
                                          order by earlier.id), '[]')
                  from comment_versions as earlier where comment_id = comments.id) as earlier_texts
          from comments left join threads on threads.id = thread_id
         where author_id = ${userId} and comments.id > ${id ?? 0} order by comments.id limit ${size}`,
    },
  ],
  documents: [
    {
      key: ['id'],
      size: long,
      page: ({ userId, after: [id], size }) => sql`
        select id, project_id, created_by = ${userId} as created_by_you, created_at, updated_at,
               case when is_readable then title end as title,
               case when is_readable then text end as text
          from documents, lateral (select ${isReadablePage(userId)} as is_readable) as reading
         where updated_by = ${userId} and deleted_at is null and id > ${id ?? 0}
         order by id limit ${size}`,
    },
    {
      key: ['document_id', 'version'],
      size: long,
      page: ({ userId, after: [id, version], size }) => sql`
        select document_id, document_versions.version, written_at,
               case when is_readable then document_versions.title end as title,
               case when is_readable then document_versions.text end as text
          from document_versions join documents on documents.id = document_id,
               lateral (select ${isReadablePage(userId)} as is_readable) as reading
         where author_id = ${userId} and deleted_at is null
           and (document_id, document_versions.version) > (${id ?? 0}, ${version ?? 0})
         order by document_id, document_versions.version limit ${size}`,
    },
  ],
  attachments: [
    {
      key: ['number'],
      size: short,
      page: ({ userId, after: [number], size }) => sql`
        select number, project_id, name, '/attachments/' || id as address, size, created_at
          from attachments
         where uploader_id = ${userId} and number > ${number ?? 0} order by number limit ${size}`,
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
