import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/migrations/tables.ts';
import { coalesce } from '../coalesce.ts';
import type { Limits } from '../limits/limits.ts';
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

/** Makes the mail of one kind when it leaves; nothing where it is no longer wanted. */
export type Composers = Record<string, (payload: never) => Promise<Mail | undefined>>;

export type MailWorker = {
  /** Delivers all that waits now. */
  deliver(): Promise<void>;
  /** Looks into the outbox every second, and when it is woken, until it is stopped. */
  start(): void;
  /** Looks at once: something new is in the outbox. */
  wake(): void;
  /** Resolves when the mail under way has left. */
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
  let underWay: Promise<void> = Promise.resolve();
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
    const { id, kind, payload, attempts } = waiting;
    try {
      const compose = composers[kind];
      if (!compose) throw new Error(`No mail of the kind ${kind} is known`);
      const wait = await withinBudget(waiting, async () => {
        const mail = await compose(payload as never);
        if (mail) await mailer.send(mail);
        return mail !== undefined;
      });
      if (wait > 0) await postpone(db, { id, until: new Date(clock().getTime() + wait) });
      else await markSent(db, { id, now: clock() });
    } catch (error) {
      const { message } = error as Error;
      log.warn(
        { mail: id, kind, attempts, givenUp: attempts >= maxAttempts, reason: message },
        'mail not sent',
      );
      await markFailed(db, { id, attempts, error: message, now: clock() });
    }
  }

  /** Sends what its address still has a budget for; returns how many milliseconds to wait otherwise. */
  async function withinBudget({ kind, budget_key }: QueuedMail, deliver: () => Promise<boolean>) {
    if (budget_key === null) {
      await deliver();
      return 0;
    }
    const use = mailBudget({ kind, budgetKey: budget_key });
    const wait = await limits.tryTake(use);
    if (wait > 0) {
      // The limiter counts refusals as well; only what leaves is to count.
      await limits.refund(use);
      return wait;
    }
    try {
      if (!(await deliver())) await limits.refund(use);
      return 0;
    } catch (error) {
      await limits.refund(use);
      throw error;
    }
  }

  const lookOnce = coalesce(async () => {
    clearTimeout(timer);
    if (stopped) return;
    await deliver().catch((error: unknown) => log.warn({ err: error }, 'outbox not read'));
    if (!stopped) timer = setTimeout(look, 1000);
  });

  function look() {
    underWay = lookOnce();
  }

  return {
    deliver,
    start: () => {
      started = true;
      look();
    },
    wake: () => {
      if (started) look();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}
