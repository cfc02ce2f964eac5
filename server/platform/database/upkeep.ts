import type { PoolClient } from 'pg';
import { idleDays } from '#server/platform/sessions/sessions.ts';

/** What the platform must do for a feature's tables. Each feature declares its own. */
export type Upkeep = {
  /** Statements that delete expired rows. They run once an hour; `$1` is the current time. */
  sweeps?: readonly string[];
  /** Tables that backups leave out, because their rows are short-lived. */
  transient?: readonly string[];
  /**
   * Runs in the transaction of a restore. Raises counters by `gap`, which is more than the lost
   * database can have counted since the backup.
   */
  startEpoch?: (client: PoolClient, gap: number) => Promise<void>;
};

/** The platform's own tables. */
export const platformUpkeep: Upkeep = {
  sweeps: [
    `delete from sessions
      where expires_at < $1 or last_seen_at < $1::timestamptz - interval '${idleDays} days'`,
    `delete from idempotency_keys where created_at < $1::timestamptz - interval '24 hours'`,
    // No limit lasts longer than a day: what expires later was counted while the clock was ahead.
    `delete from rate_limits
      where expire < extract(epoch from $1::timestamptz - interval '1 hour') * 1000
         or expire > extract(epoch from $1::timestamptz + interval '25 hours') * 1000`,
    `delete from outbox where sent_at < $1::timestamptz - interval '30 days'`,
    `delete from mail_refusals where refused_at < $1::timestamptz - interval '90 days'`,
  ],
  // A restore runs migrations itself. A session that its owner ended must not come back.
  transient: ['migrations', 'sessions', 'rate_limits'],
};

export const transientTables = (upkeep: readonly Upkeep[]): ReadonlySet<string> =>
  new Set(upkeep.flatMap(({ transient = [] }) => transient));
