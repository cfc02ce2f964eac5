import { type InferResult, sql } from 'kysely';
import type { EmailTime, NotificationKind } from '#contract/notifications/notification-kinds.ts';
import { heldTitle } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import { idleSince } from '#server/platform/sessions/sessions.ts';
import { isHeldSql } from './held-thread-store.ts';

/** The channel that tells all processes that someone's notifications changed. The payload is their ID. */
export const notificationsChannel = 'notifications';

type Kind = { kind: NotificationKind; email: EmailTime };

export type Recipient = { id: number; timeZone: string; email: EmailTime; mailedLately: number };

/** How soon each of these people wants to be emailed, and how many emails they got within an hour. */
export const listRecipients = (
  db: Db,
  { ids, kind, email, now }: Kind & { ids: number[]; now: Date },
) => rowsOf<Recipient>(db)`
    select users.id, users.time_zone as "timeZone", coalesce(chosen.email, ${email}) as email,
           (select count(*) from notifications
             where user_id = users.id
               and mailed_at > ${now}::timestamptz - interval '1 hour') as "mailedLately"
      from users
      left join notification_settings as chosen
        on chosen.user_id = users.id and chosen.kind = ${kind}
     where users.id = any(${ids}::bigint[])
     order by users.id`;

type NewNotification = {
  userId: number;
  emailAt: Date | null;
  mailedAt: Date | null;
};

type News = {
  kind: NotificationKind;
  subject: string;
  projectId: number | null;
  actorId: number | null;
  data: object;
  now: Date;
};

/**
 * Stores a notification for each person and announces it when the transaction commits. Someone who
 * deletes their account meanwhile isn't told, and stops nobody else from being told.
 */
export const insertNotifications = (
  db: Db,
  { kind, subject, projectId, actorId, data, now }: News,
  people: NewNotification[],
) => rowsOf<{ id: number; user_id: number }>(db)`
    with told as (
      insert into notifications
             (user_id, kind, subject, project_id, actor_id, data, created_at, email_at, mailed_at)
      select person.id, ${kind}, ${subject}, ${projectId}, ${actorId}, ${JSON.stringify(data)}::jsonb,
             ${now}, person.email_at, person.mailed_at
        from unnest(${people.map(({ userId }) => userId)}::bigint[],
                    ${people.map(({ emailAt }) => emailAt)}::timestamptz[],
                    ${people.map(({ mailedAt }) => mailedAt)}::timestamptz[])
               as person (id, email_at, mailed_at)
        join users on users.id = person.id
         for key share of users
      returning id, user_id
    )
    select id, user_id, pg_notify(${notificationsChannel}, user_id::text) from told
     order by id`;

type Withdrawn = { kind: NotificationKind; projectId: number; actorId: number; userIds: number[] };

/**
 * Deletes these people's notifications of a kind about what a person did in a project. Returns the IDs of
 * those who had read theirs or were emailed it.
 */
export async function deleteNotifications(
  db: Db,
  { kind, projectId, actorId, userIds }: Withdrawn,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; wasSeen: boolean }>`
    with gone as (
      delete from notifications
       where user_id = any(${userIds}::bigint[]) and kind = ${kind}
         and project_id = ${projectId} and actor_id = ${actorId}
      returning user_id, read_at is not null or mailed_at is not null as was_seen
    )
    select user_id as id, was_seen as "wasSeen", pg_notify(${notificationsChannel}, user_id::text)
      from gone order by user_id`.execute(db);
  return rows.filter(({ wasSeen }) => wasSeen).map(({ id }) => id);
}

/** Whether someone has a notification of a kind about what a person did, read or not. */
export const wasTold = (
  db: Db,
  { kind, userId, actorId }: { kind: NotificationKind; userId: number; actorId: number },
) =>
  exists(
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('actor_id', '=', actorId)
      .where('kind', '=', kind),
  );

type Told = { kind: NotificationKind; ids: readonly number[]; actorId: number | null; since: Date };
type Latest = Told & { subject: string; data: object; byAnyone: boolean };

/** Those of these people who have got so many notifications of a kind from someone since then. */
export const listFull = async (
  db: Db,
  { kind, ids, actorId, since, most }: Told & { most: number },
): Promise<number[]> => idsOf(db)`
    select user_id as id from notifications
     where user_id = any(${ids}::bigint[]) and kind = ${kind} and created_at > ${since}
       and actor_id is not distinct from ${actorId}
     group by user_id having count(*) >= ${most}`;

/**
 * Changes what such a notification about a subject says and who did it, which is unread then. `byAnyone`:
 * also one about what someone else did. Returns who has one.
 */
export const replaceNotifications = (
  db: Db,
  { kind, ids, actorId, since, subject, data, byAnyone }: Latest,
) => idsOf(db)`
    with changed as (
      update notifications
         set data = ${JSON.stringify(data)}::jsonb, actor_id = ${actorId}, read_at = null
       where id in (select max(id) from notifications
                     where user_id = any(${ids}::bigint[]) and kind = ${kind}
                       and subject = ${subject} and created_at > ${since}
                       and (actor_id is not distinct from ${actorId} or ${byAnyone})
                     group by user_id)
      returning user_id
    )
    select user_id as id, pg_notify(${notificationsChannel}, user_id::text) from changed`;

/** Which of these people were told that a comment mentions them. */
export const listToldOfMention = (
  db: Db,
  { commentId, ids }: { commentId: number; ids: number[] },
) =>
  valuesOf(
    db
      .selectFrom('notifications')
      .select('user_id')
      .where('user_id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('kind', '=', 'mentioned')
      .where(sql<boolean>`data ->> 'commentId' = ${String(commentId)}`),
  );

/** Deletes what people haven't read yet about a comment, because it's gone. */
export const withdrawNews = (
  db: Db,
  { commentId, actorId }: { commentId: number; actorId: number },
) =>
  sql`
    with withdrawn as (
      delete from notifications
       where actor_id = ${actorId} and kind in ('mentioned', 'thread_written', 'thread_replied') and read_at is null
         and data ->> 'commentId' = ${String(commentId)}
      returning user_id
    )
    select pg_notify(${notificationsChannel}, user_id::text) from withdrawn`.execute(db);

/** A person's notifications before one of them, newest first. */
export const listNotifications = (
  db: Db,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
) =>
  selectNotifications(db)
    .where('notifications.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('notifications.id', '<', before ?? 0))
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();

export const listNotificationsById = (db: Db, ids: number[]) =>
  selectNotifications(db)
    .where('notifications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('notifications.id', 'desc')
    .execute();

/** Counting stops here, because pages only show whether there are more than nine. */
const maxCounted = 100;

export type State = { userId: number; unread: number; last: number; lastAt: string | null };

/** How many unread notifications each of these people has, the ID of their newest one, and when it came. */
export const listStates = (db: Db, ids: number[]) => rowsOf<State>(db)`
    select person.id as "userId",
           (select count(*)
              from (select from notifications
                     where user_id = person.id and read_at is null and ${isThere}
                     limit ${maxCounted}) as unread) as unread,
           coalesce(newest.id, 0) as last, newest.created_at as "lastAt"
      from unnest(${ids}::bigint[]) as person (id)
      left join lateral (select id, created_at from notifications
                          where user_id = person.id order by id desc limit 1) as newest on true`;

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [state] = await listStates(db, [userId]);
  return state?.unread ?? 0;
}

/** Which of these sessions haven't ended. */
export async function listOpenSessions(
  db: Db,
  { ids, now }: { ids: number[]; now: Date },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now).toISOString())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Marks someone's notifications up to an ID as read; with a subject, only those about it. */
export async function markRead(
  db: Db,
  { userId, upTo, subject, now }: { userId: number; upTo: number; subject?: string; now: Date },
) {
  await sql`
    with read as (
      update notifications set read_at = ${now}
       where user_id = ${userId} and id <= ${upTo} and read_at is null
         and ${subject === undefined ? sql`true` : sql`subject = ${subject}`}
      returning user_id
    )
    select pg_notify(${notificationsChannel}, user_id::text) from read limit 1`.execute(db);
}

type SubjectRead = {
  subject: string;
  kinds: readonly NotificationKind[];
  userId?: number;
  now?: Date;
};

/**
 * Marks everyone's notifications about a subject as read, for example once a request is answered, or
 * only those of one person.
 */
export const markSubjectRead = (
  db: Db,
  { subject, kinds, userId, now = new Date() }: SubjectRead,
) =>
  sql`
    with read as (
      update notifications set read_at = ${now}
       where subject = ${subject} and kind = any(${kinds}::text[]) and read_at is null
         and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
      returning user_id
    )
    select pg_notify(${notificationsChannel}, user_id::text)
      from (select distinct user_id from read) as readers`.execute(db);

/** Nobody has to answer a request to join anymore, so what its team was told about it is read. */
export const markRequestRead = (db: Db, requestId: number, now?: Date) =>
  markSubjectRead(db, {
    subject: `join-request:${requestId}`,
    kinds: ['join_request_received', 'join_request_reminder'],
    ...(now && { now }),
  });

/** The same for an invitation and the person who is invited. */
export const markInvitationRead = (db: Db, invitationId: number, now?: Date) =>
  markSubjectRead(db, {
    subject: `invitation:${invitationId}`,
    kinds: ['invitation_received', 'invitation_reminder'],
    ...(now && { now }),
  });

/** The same for a hackathon and the person who is invited to it. */
export const markHackathonInvitationRead = (
  db: Db,
  { hackathonId, userId, now }: { hackathonId: number; userId: number; now: Date },
) =>
  markSubjectRead(db, {
    subject: `hackathon:${hackathonId}`,
    kinds: ['hackathon_invitation'],
    userId,
    now,
  });

/**
 * Someone isn't absent or removed anymore, or isn't on the staff, so what they were told about that is
 * over; or judging is, for everyone.
 */
export const markHackathonNewsRead = (
  db: Db,
  {
    hackathonId,
    kind,
    ...person
  }: {
    hackathonId: number;
    kind: 'hackathon_absent' | 'hackathon_removed' | 'hackathon_staff' | 'hackathon_judging';
    userId?: number;
    now: Date;
  },
) => markSubjectRead(db, { subject: `hackathon:${hackathonId}`, kinds: [kind], ...person });

/** What a daily or weekly email has that is still unread. */
export const listDigest = (db: Db, { userId, mailedAt }: { userId: number; mailedAt: string }) =>
  selectNotifications(db)
    .where('notifications.user_id', '=', userId)
    .where('notifications.mailed_at', '=', mailedAt)
    .where('notifications.email_at', 'is not', null)
    .where('notifications.read_at', 'is', null)
    .orderBy('notifications.id', 'desc')
    .execute();

export type NotificationRow = InferResult<ReturnType<typeof selectNotifications>>[number];

/** The area of the site that a notification's page is in; null if it's always there. */
const area = sql`
  case when notifications.data -> 'threadId' is not null
         then case when notifications.project_id is null then 'forum' else 'discussions' end
       when notifications.data -> 'eventId' is not null and notifications.project_id is null
         then 'events' end`;

/** Whether the page of what it's about is there: a thread's is while its area of the site is live. */
const isThere = sql<boolean>`
  (${area} is null or exists(select from areas where mode = 'live' and area = ${area}))`;

/** A thread is named as it is now: its author or an admin can have had a reason to rename it. */
const data = sql`
  case when thread.id is null then notifications.data
       else notifications.data || jsonb_build_object(
              'title', case when ${isHeldSql(sql.ref('notifications.user_id'), 'thread')} then ${heldTitle}::text else thread.title end) end`;

const selectNotifications = (db: Db) =>
  db
    .selectFrom('notifications')
    .leftJoin('projects', 'projects.id', 'notifications.project_id')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .innerJoin('users as reader', 'reader.id', 'notifications.user_id')
    .leftJoin('threads as thread', (join) =>
      join.on(sql<boolean>`thread.id = (notifications.data ->> 'threadId')::bigint`),
    )
    .select([
      'notifications.id',
      'notifications.user_id',
      'notifications.kind',
      'notifications.subject',
      data.as('data'),
      'notifications.created_at',
      'notifications.read_at',
      'projects.id as project_id',
      'projects.name as project_name',
      'actor.id as actor_id',
      fullName('actor').as('actor_name'),
      'actor.avatar as actor_avatar',
      'reader.time_zone',
    ])
    .where(isThere);

type NotifiedText = { kind: NotificationKind; key: string; id: number; name: string; text: string };

/** Changes a text in all notifications of something, which they name by its ID under a key. */
export const setNotifiedText = (db: Db, { kind, key, id, name, text }: NotifiedText) =>
  sql`
    update notifications set data = data || jsonb_build_object(${name}::text, ${text}::text)
     where kind = ${kind} and data ->> ${key} = ${String(id)}`.execute(db);
