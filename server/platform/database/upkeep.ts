import type { PoolClient } from 'pg';
import { idleDays } from '../sessions/sessions.ts';

/** What the platform does for tables it doesn't know. Each feature says it for its own tables. */
export type Upkeep = {
  /** Statements that delete what nobody can use any more. They run once an hour; `$1` is now. */
  sweeps?: readonly string[];
  /** Tables that backups leave out, because their rows are only true for a moment. */
  transient?: readonly string[];
  /**
   * Runs in the transaction of a restore. Raises numbers that only ever go up by `gap`, which is
   * more than the database that was lost can have given out since the backup.
   */
  startEpoch?: (client: PoolClient, gap: number) => Promise<void>;
};

/** The platform's own tables. */
export const platformUpkeep: Upkeep = {
  sweeps: [
    `delete from sessions
      where expires_at < $1 or last_seen_at < $1::timestamptz - interval '${idleDays} days'`,
    `delete from idempotency_keys where created_at < $1::timestamptz - interval '24 hours'`,
    // No limit lasts a day: these were counted on a clock that was ahead.
    `delete from rate_limits where expire > extract(epoch from $1::timestamptz + interval '1 day') * 1000`,
    `delete from outbox where sent_at < $1::timestamptz - interval '30 days'`,
  ],
  // Migrations run again at a restore. A session that its owner ended must not come back.
  transient: ['migrations', 'sessions', 'rate_limits'],
};

export const transientTables = (upkeep: readonly Upkeep[]): ReadonlySet<string> =>
  new Set(upkeep.flatMap(({ transient = [] }) => transient));
