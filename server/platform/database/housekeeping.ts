import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** What is over, and for how long it is kept afterwards; `$1` is now. */
const statements = [
  `delete from sessions where expires_at < $1 or last_seen_at < $1::timestamptz - interval '14 days'`,
  `delete from pending_sign_ins where expires_at < $1`,
  `delete from passkey_challenges where expires_at < $1`,
  `delete from registration_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  // Whoever knows the password of a waiting registration is mailed a new link: for a month.
  `delete from registrations where created_at < $1::timestamptz - interval '30 days'`,
  `delete from password_reset_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  `delete from contact_address_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  `delete from login_attempts where expires_at < $1`,
  `delete from tickets where deleted_at < $1::timestamptz - interval '1 hour'`,
  `delete from presences where seen_at < $1::timestamptz - interval '5 minutes'`,
  `delete from idempotency_keys where created_at < $1::timestamptz - interval '24 hours'`,
  // No limit lasts a day: these were counted on a clock that was ahead.
  `delete from rate_limits where expire > extract(epoch from $1::timestamptz + interval '1 day') * 1000`,
  `delete from outbox where sent_at < $1::timestamptz - interval '30 days'`,
];

const hour = 60 * 60 * 1000;

export type Housekeeping = { sweep(): Promise<void>; start(): void; stop(): void };

/** Deletes, once an hour, what nobody can use any more. */
export function housekeeping({
  pool,
  clock,
  log,
}: {
  pool: Pool;
  clock: () => Date;
  log: FastifyBaseLogger;
}): Housekeeping {
  let timer: NodeJS.Timeout | undefined;

  async function sweep() {
    for (const statement of statements) await pool.query(statement, [clock()]);
  }

  const sweepQuietly = () =>
    void sweep().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));

  return {
    sweep,
    start: () => {
      timer = setInterval(sweepQuietly, hour).unref();
    },
    stop: () => clearInterval(timer),
  };
}
