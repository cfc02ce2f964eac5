import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';

/** The signed-in user, with what every request needs. */
export type SignedIn = {
  id: number;
  firstName: string;
  lastName: string;
  sessionId: number;
  /** When they last authenticated (ISO 8601). */
  authenticatedAt: string;
};

/** A session ends this long after it started. */
export const sessionDays = 30;
/** A session ends this long after it was last used. */
export const idleDays = 14;

const day = 24 * 60 * 60 * 1000;
/** Precision of the last use, in milliseconds, so that we don't write to a session on every request. */
const lastSeenPrecision = 60 * 60 * 1000;
/** How long after authentication sensitive changes are allowed, in milliseconds. */
const freshFor = 10 * 60 * 1000;

/** The NOTIFY channel for ended sessions; the payload is the user's id. */
export const sessionEndedChannel = 'session_ended';

/** Hashes a token for storage, so that nobody can sign in with what is in the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** A random 256-bit token, safe in URLs and cookies. */
export const mintToken = () => randomBytes(32).toString('base64url');

/** Creates a session for a user and returns its token, which isn't stored. */
export async function openSession(
  db: Db,
  {
    userId,
    userAgent,
    address,
    now,
  }: { userId: number; userAgent: string; address: string; now: Date },
): Promise<string> {
  const token = mintToken();
  const expiresAt = new Date(now.getTime() + sessionDays * day).toISOString();
  await db
    .insertInto('sessions')
    .values({
      hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      address,
      expires_at: expiresAt,
      last_seen_at: now.toISOString(),
      authenticated_at: now.toISOString(),
    })
    .execute();
  return token;
}

/** Ends a session; does nothing if it has ended already. */
export async function closeSession(db: Db, token: string) {
  await db.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute();
}

/** Finds the user of a session. Every request does this, so the statement is prepared. */
export async function findSignedIn(
  pool: Pool,
  { token, now }: { token: string; now: Date },
): Promise<SignedIn | undefined> {
  const { rows } = await pool.query<SignedIn & { lastSeenAt: string }>({
    name: 'find-signed-in',
    text: `select users.id, users.first_name as "firstName", users.last_name as "lastName",
                  sessions.id as "sessionId", sessions.authenticated_at as "authenticatedAt",
                  sessions.last_seen_at as "lastSeenAt"
             from sessions join users on users.id = sessions.user_id
            where sessions.hash = $1 and sessions.expires_at > $2 and sessions.last_seen_at > $3`,
    values: [hashToken(token), now, idleSince(now)],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { lastSeenAt, ...person } = found;
  if (now.getTime() - Date.parse(lastSeenAt) > lastSeenPrecision) {
    await pool.query('update sessions set last_seen_at = $2 where id = $1', [
      person.sessionId,
      now,
    ]);
  }
  return person;
}

/** Sessions that were last used before this time have ended. */
export const idleSince = (now: Date) => new Date(now.getTime() - idleDays * day);

/** Whether the user authenticated recently enough for a sensitive change. */
export const isFresh = ({ authenticatedAt }: SignedIn, now: Date) =>
  now.getTime() - Date.parse(authenticatedAt) < freshFor;

/**
 * Records that the user of this session has just reauthenticated. Returns the session's new token,
 * or undefined if the session has ended.
 */
export async function renewSession(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const newToken = mintToken();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ hash: hashToken(newToken), authenticated_at: now.toISOString() })
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? newToken : undefined;
}

/** Lists a user's active sessions, newest first; `hash` identifies the current one. */
export const listSessions = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'hash', 'user_agent', 'address', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now).toISOString())
    .orderBy('id', 'desc')
    .execute();

/** Ends one session of a user; false if they have no such session. */
export async function closeSessionById(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a user except the one with this token. */
export async function closeOtherSessions(
  db: Db,
  { userId, token }: { userId: number; token: string },
) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('hash', '<>', hashToken(token))
    .execute();
}
