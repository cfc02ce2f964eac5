import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';

/** Who is signed in, as far as every request needs to know. */
export type SignedIn = { id: number; firstName: string; lastName: string };

export const sessionDays = 30;

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
  const expiresAt = new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000).toISOString();
  await db
    .insertInto('sessions')
    .values({
      hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      address,
      expires_at: expiresAt,
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
  const { rows } = await pool.query<SignedIn>({
    name: 'find-signed-in',
    text: `select users.id, users.first_name as "firstName", users.last_name as "lastName"
             from sessions join users on users.id = sessions.user_id
            where sessions.hash = $1 and sessions.expires_at > $2`,
    values: [hashToken(token), now],
  });
  return rows[0];
}

/** Where a person is signed in now, the newest first; `hash` tells which of them asks. */
export const listSessions = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'hash', 'user_agent', 'address', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();

/** Ends one session of a person; false where they have no such session. */
export async function closeSessionOf(
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
