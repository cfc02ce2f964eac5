import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';

/** Who is signed in, as far as every request needs to know. */
export type SignedIn = {
  id: number;
  firstName: string;
  lastName: string;
  sessionId: number;
  /** When they last proved who they are (ISO 8601). */
  authenticatedAt: string;
};

/** A session ends this long after it began, */
export const sessionDays = 30;
/** and this long after it was last used. */
export const idleDays = 14;

const day = 24 * 60 * 60 * 1000;
/** How exactly the last use is known, in milliseconds: a session that is in use is not written to each time. */
const lastSeenPrecision = 60 * 60 * 1000;
/** How long, in milliseconds, proving who one is counts for sensitive changes. */
const freshFor = 10 * 60 * 1000;

/** The channel on which processes hear that a session has ended; the payload is its person's id. */
export const sessionEndedChannel = 'session_ended';

/** The form in which tokens are stored: whoever reads the database cannot sign in with what is there. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** A random token of 256 bits, safe in addresses and cookies. */
export const mintToken = () => randomBytes(32).toString('base64url');

/** Opens a session for a person and returns its token, which is stored nowhere. */
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

/** Ends a session; one that is over already stays so. */
export async function closeSession(db: Db, token: string) {
  await db.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute();
}

/** The person whose session this is. Every request asks, so the statement is prepared and named. */
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

/** Sessions that were last used before this moment are over. */
export const idleSince = (now: Date) => new Date(now.getTime() - idleDays * day);

/** Whether a person proved who they are recently enough for a sensitive change. */
export const isFresh = ({ authenticatedAt }: SignedIn, now: Date) =>
  now.getTime() - Date.parse(authenticatedAt) < freshFor;

/**
 * Notes that the person of this session has just proved who they are. Returns the session's new
 * token; nothing where there is no such session any more.
 */
export async function renewSession(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const fresh = mintToken();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ hash: hashToken(fresh), authenticated_at: now.toISOString() })
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? fresh : undefined;
}

/** Where a person is signed in now, the newest first; `hash` tells which of them asks. */
export const listSessions = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'hash', 'user_agent', 'address', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now).toISOString())
    .orderBy('id', 'desc')
    .execute();

/** Ends one session of a person; false where they have no such session. */
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

/** Ends every session of a person, but for the one with this token. */
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
