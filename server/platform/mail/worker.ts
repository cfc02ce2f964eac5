import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '#server/platform/database/errors.ts';
import { createPoller, type Poller } from '#server/platform/poll.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { leaseMails, type QueuedMail, renewLeases } from './outbox.ts';

export type { Composers } from './delivery.ts';

/** Checks the outbox. Stopping resolves when the emails in progress are sent, or after a few seconds. */
export type MailWorker = Poller & {
  /** Sends all waiting emails. */
  deliver(): Promise<void>;
};

/** How many emails one process sends at the same time. */
const maxSending = 10;
/** Often enough that a lease survives a few failures, in milliseconds. */
const renewalInterval = 30_000;
/** How long emails in progress may take when the process stops, in milliseconds. */
const gracePeriod = 3_000;

export function createMailWorker(parts: DeliveryParts): MailWorker {
  const { db, clock, log } = parts;
  const deliverMail = createDelivery(parts);
  /** The emails being sent. A mail server may take minutes to accept one. */
  const sending = new Map<number, Promise<void>>();
  let renewal: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Starts to send what waits. A slow email doesn't keep the others waiting. */
  async function sendWaiting() {
    for (;;) {
      const limit = maxSending - sending.size;
      if (stopped || limit === 0) return;
      // If the database was away for longer than a lease, it would lease our own emails to us again.
      const waiting = await leaseMails(db, { now: clock(), limit, except: [...sending.keys()] });
      if (waiting.length === 0) return;
      for (const mail of waiting) send(mail);
    }
  }

  function send(mail: QueuedMail) {
    const sent = deliverMail(mail)
      .catch((error: unknown) =>
        log.warn({ ...describeError(error), mail: mail.id }, 'email not recorded'),
      )
      .finally(() => finish(mail));
    sending.set(mail.id, sent);
    renewal ??= setInterval(() => void renew(), renewalInterval).unref();
  }

  function finish({ id }: QueuedMail) {
    sending.delete(id);
    if (sending.size === 0) {
      clearInterval(renewal);
      renewal = undefined;
    }
    poller.wake();
  }

  const renew = () =>
    renewLeases(db, { ids: [...sending.keys()], now: clock() }).catch((error: unknown) =>
      log.warn(describeError(error), 'could not renew the leases of emails'),
    );

  async function deliver() {
    for (;;) {
      await sendWaiting();
      if (sending.size === 0) return;
      await Promise.race(sending.values());
    }
  }

  const poller = createPoller({
    work: sendWaiting,
    seconds: 1,
    onError: (error) => log.warn(describeError(error), 'could not read the outbox'),
  });

  return {
    ...poller,
    deliver,
    stop: async () => {
      stopped = true;
      const finished = poller.stop().then(() => Promise.all(sending.values()));
      await Promise.race([finished, wait(gracePeriod, undefined, { ref: false })]);
    },
  };
}
