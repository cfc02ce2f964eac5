import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '#server/migrations/tables.ts';

/** An email waiting to be sent: its kind, and the data its composer needs (never a token). */
export type QueuedMail = {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  budget_key: string | null;
};

export const maxAttempts = 8;
const leaseSeconds = 120;
const firstPauseSeconds = 15;
const pauseAfter = (attempts: number) => firstPauseSeconds * 2 ** attempts * 1000;
const longestPause = pauseAfter(maxAttempts);

/** The NOTIFY channel that wakes workers when there is a new email. */
export const outboxChannel = 'outbox';

type NewMail = {
  kind: string;
  payload: object;
  /** The recipient, if anyone can request this email. Only one such email waits at a time. */
  requestedFor?: string;
};

/** Adds an email to the outbox, in the transaction of the change it's about, and wakes a worker. */
export const enqueueMail = (db: Db, mail: NewMail) => enqueueMails(db, [mail]);

/** The same for several emails, in one statement. */
export async function enqueueMails(db: Db, mails: readonly NewMail[]) {
  if (mails.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      mails.map(({ kind, payload, requestedFor }) => ({
        kind,
        payload: JSON.stringify(payload),
        budget_key: requestedFor === undefined ? null : hashAddress(requestedFor),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(db);
}

/**
 * Leases up to `limit` emails to this process. Other processes skip them until the lease expires, so
 * the emails of a killed process are retried.
 */
export async function leaseMails(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<QueuedMail[]> {
  const lease = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
  return db
    .updateTable('outbox')
    .set({ next_attempt_at: lease, attempts: sql`attempts + 1`, is_taken: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('attempts', '<', maxAttempts)
        .where((row) =>
          row.or([
            row('next_attempt_at', '<=', now.toISOString()),
            // No pause is that long, so the clock was ahead when it was set.
            row('next_attempt_at', '>', new Date(now.getTime() + longestPause).toISOString()),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'budget_key'])
    .execute();
}

export async function markSent(db: Db, { id, now }: { id: number; now: Date }) {
  await db.updateTable('outbox').set({ sent_at: now.toISOString() }).where('id', '=', id).execute();
}

/**
 * Postpones an email that exceeds its address's budget. If an identical one is already waiting, this
 * one is deleted.
 */
export async function postpone(db: Db, { id, until }: { id: number; until: Date }) {
  await db.transaction().execute(async (db) => {
    // Take a lock, so that two identical emails don't miss each other.
    await sql`select pg_advisory_xact_lock(hashtextextended('postponed mail', 0))`.execute(db);
    await sql`
      delete from outbox using outbox as other
       where outbox.id = ${id} and other.id <> outbox.id and other.kind = outbox.kind
         and other.payload = outbox.payload and other.budget_key is not null
         and not other.is_taken and other.sent_at is null`.execute(db);
    await db
      .updateTable('outbox')
      .set({
        next_attempt_at: until.toISOString(),
        attempts: sql`attempts - 1`,
        is_taken: false,
      })
      .where('id', '=', id)
      .execute();
  });
}

const hashAddress = (address: string) => createHash('sha256').update(address).digest('base64url');

/** How many emails are waiting, when the oldest was created (ISO 8601), and how many were given up. */
export const getOutboxStats = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('attempts', '<', maxAttempts).as('waiting'),
      row.fn.countAll<number>().filterWhere('attempts', '>=', maxAttempts).as('givenUp'),
      row.fn.min('created_at').filterWhere('attempts', '<', maxAttempts).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Schedules a retry. Pauses double, from 30 seconds to an hour. */
export async function markFailed(
  db: Db,
  { id, attempts, error, now }: { id: number; attempts: number; error: string; now: Date },
) {
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: new Date(now.getTime() + pauseAfter(attempts)).toISOString(),
      last_error: error.slice(0, 500),
    })
    .where('id', '=', id)
    .execute();
}
