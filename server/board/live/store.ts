import { sql } from 'kysely';
import { idleSince } from '#server/platform/sessions/sessions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';

/** The channel that tells all processes when someone opens or closes a board. The payload is the project's ID. */
export const presenceChannel = 'presence';

/** Presences not renewed for this long belong to a process that has died. */
const maxAgeSeconds = 45;
/** How far the clocks of two processes may differ. */
const maxClockSkewSeconds = 300;

type NewPresence = { id: string; projectId: number; userId: number; ticketId: number | undefined };

export async function insertPresence(
  db: Db,
  { id, projectId, userId, ticketId, now }: NewPresence & { now: Date },
) {
  await db
    .insertInto('presences')
    .values({
      id,
      project_id: projectId,
      user_id: userId,
      ticket_id: ticketId ?? null,
      seen_at: now.toISOString(),
    })
    .execute();
  await notifyPresence(db, projectId);
}

export async function deletePresence(
  db: Db,
  { id, projectId }: Pick<NewPresence, 'id' | 'projectId'>,
) {
  await db.deleteFrom('presences').where('id', '=', id).execute();
  await notifyPresence(db, projectId);
}

export const renewPresences = (db: Db, { ids, now }: { ids: string[]; now: Date }) =>
  db
    .updateTable('presences')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', anyOf(ids))
    .execute();

/** Who has a board open, with one row per person and ticket. */
export const listPresences = (db: Db, { projectId, now }: { projectId: number; now: Date }) =>
  db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.user_id')
    .distinct()
    .select(['users.id', fullName('users').as('name'), 'presences.ticket_id as ticketId'])
    .where('presences.project_id', '=', projectId)
    .where('presences.seen_at', '>', secondsFrom(now, -maxAgeSeconds))
    // A time in the future comes from a dead process whose clock was ahead.
    .where('presences.seen_at', '<', secondsFrom(now, maxClockSkewSeconds))
    .orderBy('users.id')
    .orderBy('ticketId')
    .execute();

type Reader = { id: string; userId: number; projectId: number; sessionId: number };

/** The IDs of the readers who still have a session and are still members. */
export async function listAuthorizedReaders(
  db: Db,
  { readers, now }: { readers: Reader[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select reader.id
      from unnest(${readers.map(({ id }) => id)}::text[],
                  ${readers.map(({ userId }) => userId)}::bigint[],
                  ${readers.map(({ projectId }) => projectId)}::bigint[],
                  ${readers.map(({ sessionId }) => sessionId)}::bigint[])
             as reader (id, user_id, project_id, session_id)
      join project_members on project_members.project_id = reader.project_id
                          and project_members.user_id = reader.user_id
      join sessions on sessions.id = reader.session_id and sessions.expires_at > ${now}
                   and sessions.last_seen_at > ${idleSince(now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const secondsFrom = (now: Date, seconds: number) =>
  new Date(now.getTime() + seconds * 1000).toISOString();

const notifyPresence = (db: Db, projectId: number) =>
  sql`select pg_notify(${presenceChannel}, ${String(projectId)})`.execute(db);
