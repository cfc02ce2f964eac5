import { sql } from 'kysely';
import { cutText } from '#contract/values/text/cut-text.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { lockName } from '#server/platform/database/locks.ts';
import { hashAddress } from './hash-address.ts';

/** An email waiting to be sent: its kind, and the data its composer needs (never a token). */
export type QueuedMail = {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  budget_key: string | null;
  message_id: string;
};

const minute = 60 * 1000;
/** With these pauses, the last attempt is a day after the first. */
export const maxAttempts = 31;
/** Pauses double, from 30 seconds to an hour. */
const pauseAfter = (attempts: number) => Math.min(2 ** (attempts - 2), 60) * minute;
/** How long a process may send an email without renewing its lease. */
const lease = 2 * minute;
/** No pause, lease or budget makes an email wait longer. */
const longestWait = 65 * minute;

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
        // The column rounds, but our clock cuts off: an email rounded up wouldn't be due yet.
        next_attempt_at: sql<string>`date_trunc('milliseconds', now())`,
        budget_key:
          requestedFor === undefined ? null : hashAddress(requestedFor).toString('base64url'),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(db);
}

/** Removes waiting emails of a kind whose payload has these values. Those being sent stay. */
export const withdrawMails = (db: Db, { kind, payload }: { kind: string; payload: object }) =>
  db
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .where('is_taken', '=', false)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

/**
 * Leases up to `limit` emails to this process, none of them in `except`. Other processes skip them
 * until the lease expires, so the emails of a killed process are retried.
 */
export const leaseMails = (
  db: Db,
  { now, limit, except = [] }: { now: Date; limit: number; except?: number[] },
): Promise<QueuedMail[]> =>
  db
    .updateTable('outbox')
    .set({ next_attempt_at: endOfLease(now), attempts: sql`attempts + 1`, is_taken: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where(sql<boolean>`id <> all(${except}::bigint[])`)
        .where((row) =>
          row.or([
            row('next_attempt_at', '<=', now.toISOString()),
            // The clock was ahead when it was set.
            row('next_attempt_at', '>', new Date(now.getTime() + longestWait).toISOString()),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'budget_key', 'message_id'])
    .execute();

const endOfLease = (now: Date) => new Date(now.getTime() + lease).toISOString();

/** Keeps emails that are still being sent leased to this process. */
export const renewLeases = (db: Db, { ids, now }: { ids: number[]; now: Date }) =>
  db
    .updateTable('outbox')
    .set({ next_attempt_at: endOfLease(now) })
    .where('id', '=', anyOf(ids))
    .where('sent_at', 'is', null)
    .execute();

export const markSent = (db: Db, { id, now }: { id: number; now: Date }) =>
  db.updateTable('outbox').set({ sent_at: now.toISOString() }).where('id', '=', id).execute();

/**
 * Postpones an email that exceeds its address's budget. If an identical one is already waiting, this
 * one is deleted.
 */
export async function postpone(db: Db, { id, until }: { id: number; until: Date }) {
  await db.transaction().execute(async (db) => {
    // Take a lock, so that two identical emails don't miss each other.
    await lockName(db, 'postponed mail');
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

/** How many emails are waiting, when the oldest was created (ISO 8601), and how many were given up. */
export const getOutboxStats = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      row.fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('givenUp'),
      row.fn.min('created_at').filterWhere('given_up_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();

type Failure = { id: number; attempts: number; error: string; now: Date; isFinal: boolean };

/** Schedules a retry, or gives the email up. */
export const markFailed = (db: Db, { id, attempts, error, now, isFinal }: Failure) =>
  db
    .updateTable('outbox')
    .set({
      next_attempt_at: new Date(now.getTime() + pauseAfter(attempts)).toISOString(),
      last_error: cutText(error, 500),
      given_up_at: isFinal ? now.toISOString() : null,
    })
    .where('id', '=', id)
    .execute();
