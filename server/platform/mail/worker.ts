import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/migrations/tables.ts';
import { coalesce } from '#server/platform/coalesce.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { mailBudget } from './budget.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  markFailed,
  markSent,
  maxAttempts,
  postpone,
  leaseMails,
  type QueuedMail,
} from './outbox.ts';

/** Creates the emails of each kind when they're sent; undefined if one is no longer wanted. */
export type Composers = Record<string, (payload: never) => Promise<Mail | undefined>>;

export type MailWorker = {
  /** Sends all waiting emails. */
  deliver(): Promise<void>;
  /** Checks the outbox every second, and when woken, until stopped. */
  start(): void;
  /** Checks the outbox immediately. */
  wake(): void;
  /** Resolves when the emails in progress are sent. */
  stop(): Promise<void>;
};

type Parts = {
  db: Db;
  mailer: Mailer;
  composers: Composers;
  limits: Limits;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export function createMailWorker({ db, mailer, composers, limits, clock, log }: Parts): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> = Promise.resolve();
  let started = false;
  let stopped = false;

  async function deliver() {
    for (;;) {
      const waiting = await leaseMails(db, { now: clock(), limit: 10 });
      if (waiting.length === 0) return;
      await Promise.all(waiting.map(send));
      if (stopped) return;
    }
  }

  async function send(waiting: QueuedMail) {
    const { id, kind, payload, attempts, created_at } = waiting;
    try {
      const compose = composers[kind];
      if (!compose) throw new Error(`Unknown kind of email: ${kind}`);
      const wait = await sendWithinBudget(waiting, async () => {
        const mail = await compose(payload as never);
        const key = `outbox.${id}.${Date.parse(created_at)}`;
        if (mail) await mailer.send({ ...mail, key });
        return mail !== undefined;
      });
      if (wait > 0) await postpone(db, { id, until: new Date(clock().getTime() + wait) });
      else await markSent(db, { id, now: clock() });
    } catch (error) {
      const { message } = error as Error;
      log.warn(
        { mail: id, kind, attempts, givenUp: attempts >= maxAttempts, reason: message },
        'email not sent',
      );
      await markFailed(db, { id, attempts, error: message, now: clock() });
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
      await limits.refund(use);
      throw error;
    }
  }

  const checkOutbox = coalesce(async () => {
    clearTimeout(timer);
    if (stopped) return;
    await deliver().catch((error: unknown) =>
      log.warn({ err: error }, 'could not read the outbox'),
    );
    if (!stopped) timer = setTimeout(startCheck, 1000);
  });

  function startCheck() {
    inProgress = checkOutbox();
  }

  return {
    deliver,
    start: () => {
      started = true;
      startCheck();
    },
    wake: () => {
      if (started) startCheck();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return inProgress;
    },
  };
}
