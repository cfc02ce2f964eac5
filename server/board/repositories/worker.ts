import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/migrations/tables.ts';
import { describeError } from '#server/platform/database/errors.ts';
import { createPoller, type Poller } from '#server/platform/poll.ts';
import { type Due, processDelivery } from './process.ts';
import { finishDelivery, listDueDeliveries, postponeDelivery } from './delivery-store.ts';

export type DeliveryWorker = Poller & {
  /** Processes all deliveries that are due. */
  work(): Promise<void>;
};

const intervalSeconds = 5;
const maxAttempts = 5;

type Parts = { db: Db; clock: () => Date; log: FastifyBaseLogger };

/** Processes what repositories have sent: one delivery of each project in turn, its oldest first. */
export function createDeliveryWorker({ db, clock, log }: Parts): DeliveryWorker {
  let stopped = false;

  async function work() {
    for (;;) {
      const round = await listDueDeliveries(db, clock());
      if (round.length === 0) return;
      for (const due of round) {
        await processDelivery(db, due, clock()).catch((error: unknown) => retryLater(due, error));
        if (stopped) return;
      }
    }
  }

  async function retryLater({ id, attempts }: Due, error: unknown) {
    log.warn({ delivery: id, attempts, ...describeError(error) }, 'delivery not processed');
    if (attempts + 1 >= maxAttempts)
      return finishDelivery(db, id, { status: 'failed', outcome: 'Pieces couldn’t process it' });
    const until = new Date(clock().getTime() + 2 ** attempts * 10_000);
    return postponeDelivery(db, { id, attempts: attempts + 1, until });
  }

  const poller = createPoller({
    work,
    seconds: intervalSeconds,
    onError: (error) => log.warn(describeError(error), 'could not read deliveries'),
  });

  return {
    ...poller,
    work,
    stop: () => {
      stopped = true;
      return poller.stop();
    },
  };
}
