import type { FastifyBaseLogger } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '#server/migrations/tables.ts';
import { isUnavailable } from '#server/platform/database/errors.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { mailBudget } from './budget.ts';
import { isRefused, type Mail, type Mailer } from './mailer.ts';
import { markFailed, markSent, maxAttempts, postpone, type QueuedMail } from './outbox.ts';
import { deleteRefusals, insertRefusal } from './refusals.ts';
import { type Email, writeEmail } from './write-email.ts';

type Composed = Omit<Mail, 'text' | 'html'> & Email;

/** Creates the emails of each kind when they're sent; undefined if one is no longer wanted. */
export type Composers = Record<string, (payload: never) => Promise<Composed | undefined>>;

export type DeliveryParts = {
  db: Db;
  mailer: Mailer;
  composers: Composers;
  limits: Limits;
  clock: () => Date;
  log: FastifyBaseLogger;
};

const recordInterval = 1_000;

/** Returns the function that sends one leased email and records what became of it. */
export function createDelivery({ db, mailer, composers, limits, clock, log }: DeliveryParts) {
  /** Returns the function that records the result. */
  async function attempt(waiting: QueuedMail): Promise<() => Promise<void>> {
    const { id, kind, payload, attempts, message_id: messageId } = waiting;
    let to: string | undefined;
    try {
      const compose = composers[kind];
      if (!compose) throw new Error(`Unknown kind of email: ${kind}`);
      const wait = await sendWithinBudget(waiting, async () => {
        const composed = await compose(payload as never);
        if (!composed) return false;
        const { paragraphs, footer, ...mail } = composed;
        to = mail.to;
        const texts = writeEmail({ paragraphs, footer });
        await mailer.send({ ...mail, ...texts }, { messageId });
        return true;
      });
      if (wait > 0) return () => postpone(db, { id, until: new Date(clock().getTime() + wait) });
      return async () => {
        await markSent(db, { id, now: clock() });
        if (to !== undefined) await deleteRefusals(db, [to]);
      };
    } catch (error) {
      const { message } = error as Error;
      const refusedBy = isRefused(error) ? to : undefined;
      const isFinal = refusedBy !== undefined || attempts >= maxAttempts;
      log.warn({ mail: id, kind, attempts, givenUp: isFinal, reason: message }, 'email not sent');
      return async () => {
        if (refusedBy !== undefined) await insertRefusal(db, { address: refusedBy, now: clock() });
        await markFailed(db, { id, attempts, error: message, now: clock(), isFinal });
      };
    }
  }

  /** Sends an email if its address has budget left; otherwise returns the milliseconds to wait. */
  async function sendWithinBudget(
    { kind, budget_key }: QueuedMail,
    sendEmail: () => Promise<boolean>,
  ) {
    if (budget_key === null) {
      await sendEmail();
      return 0;
    }
    const use = mailBudget({ kind, budgetKey: budget_key });
    const wait = await limits.tryTake(use);
    if (wait > 0) {
      // The limiter also counts refusals, but only sent emails should count.
      await limits.refund(use);
      return wait;
    }
    try {
      if (!(await sendEmail())) await limits.refund(use);
      return 0;
    } catch (error) {
      await limits.refund(use).catch(() => {});
      throw error;
    }
  }

  return async (waiting: QueuedMail) => persist(await attempt(waiting));
}

/** Waits for a database that is unavailable: an email that isn't marked as sent is sent again. */
async function persist(record: () => Promise<void>) {
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await setTimeout(recordInterval);
    }
  }
}
