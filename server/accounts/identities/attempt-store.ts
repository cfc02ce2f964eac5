import type { Provider } from '#contract/values/vocabulary.ts';
import type { AttemptPurpose } from '#server/migrations/sign-in-tables.ts';
import type { Db } from '#server/migrations/tables.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';
import type { AttemptSecrets } from './provider.ts';

/** Stores an attempt and returns the token for the browser's cookie. */
export async function insertAttempt(
  db: Db,
  attempt: AttemptSecrets & {
    provider: Provider;
    nextPath: string;
    userId: number | null;
    purpose: AttemptPurpose;
    expiresAt: Date;
  },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('login_attempts')
    .values({
      hash: hashToken(token),
      provider: attempt.provider,
      state: attempt.state,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      next_path: attempt.nextPath,
      user_id: attempt.userId,
      purpose: attempt.purpose,
      expires_at: attempt.expiresAt.toISOString(),
    })
    .execute();
  return token;
}

/** Deletes an attempt and returns it. A second call gets undefined, in any process. */
export const deleteAttempt = (db: Db, token: string) =>
  db
    .deleteFrom('login_attempts')
    .where('hash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst();

export const deleteExpiredAttempts = (db: Db, now: Date) =>
  db.deleteFrom('login_attempts').where('expires_at', '<=', now.toISOString()).execute();
