import { addDays } from '#contract/values/durations.ts';
import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';
import { isUnavailable } from '#server/platform/database/errors.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';
import type { SessionCache } from './session-cache.ts';

/** The signed-in user, with what every request needs. */
export type SignedIn = {
  id: number;
  sessionId: number;
  /** When they last authenticated (ISO 8601). */
  authenticatedAt: string;
};

/** A session as it is stored: nothing from other tables, because only `sessions` announces its changes. */
export type FoundSession = SignedIn & { expiresAt: string; lastSeenAt: string };

/** A session ends this long after it started. */
export const sessionDays = 30;
/** A session ends this long after it was last used. */
export const idleDays = 14;

/** The end of a suspension without an end. */
export const forGood = '9999-12-31T00:00:00.000Z';

/** Precision of the last use, in milliseconds, so that we don't write to a session on every request. */
const lastSeenPrecision = 60 * 60 * 1000;
/** How long after authentication sensitive changes are allowed, in milliseconds. */
const freshFor = 10 * 60 * 1000;

/** The NOTIFY channel for ended sessions; the payload is the user's id. */
export const sessionEndedChannel = 'session_ended';

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
  const expiresAt = addDays(now, sessionDays).toISOString();
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
export const closeSession = (db: Db, token: string) =>
  db.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute();

/** Finds the user of a session, which most requests find in memory. */
export async function findSignedIn(
  { pool, cache }: { pool: Pool; cache: SessionCache },
  { token, now }: { token: string; now: Date },
): Promise<SignedIn | undefined> {
  const known = cache.get(token);
  if (known && isAlive(known, now) && !isUseUnwritten(known, now)) return known;
  const found = await cache.keep(token, findSession(pool, token));
  if (!found || !isAlive(found, now)) return undefined;
  if (isUseUnwritten(found, now)) await writeUse(pool, { ...found, now });
  return found;
}

/** Asked often, so the statement is prepared and named. */
async function findSession(pool: Pool, token: string): Promise<FoundSession | undefined> {
  const { rows } = await pool.query<FoundSession>({
    name: 'find-session',
    text: `select user_id as id, id as "sessionId", authenticated_at as "authenticatedAt",
                  expires_at as "expiresAt", last_seen_at as "lastSeenAt"
             from sessions where hash = $1`,
    values: [hashToken(token)],
  });
  return rows[0];
}

const isAlive = ({ expiresAt, lastSeenAt }: FoundSession, now: Date) =>
  expiresAt > now.toISOString() && lastSeenAt > idleSince(now).toISOString();

const isUseUnwritten = ({ lastSeenAt }: FoundSession, now: Date) =>
  now.getTime() - Date.parse(lastSeenAt) > lastSeenPrecision;

async function writeUse(pool: Pool, { sessionId, now }: { sessionId: number; now: Date }) {
  try {
    await pool.query('update sessions set last_seen_at = $2 where id = $1', [sessionId, now]);
  } catch (error) {
    // When nothing can be stored, such as on a full disk, people can still read.
    if (!isUnavailable(error)) throw error;
  }
}

/** Sessions that were last used before this time have ended. */
export const idleSince = (now: Date) => addDays(now, -idleDays);

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
export const closeSessionById = (
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
) =>
  hasChanged(db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId));

/** Ends all sessions of a user except the one with this token. */
export const closeOtherSessions = (db: Db, { userId, token }: { userId: number; token: string }) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('hash', '<>', hashToken(token))
    .execute();
