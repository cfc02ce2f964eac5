import { enqueueMails } from '#server/platform/mail/outbox.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { takeDueDigests } from './digest-store.ts';

const batchSize = 50;

export const notificationTasks: readonly Task[] = [
  {
    name: 'daily and weekly emails',
    every: 60,
    run: async (db, now) => {
      const { locked, due } = await takeDueDigests(db, { now, limit: batchSize });
      const mailedAt = now.toISOString();
      await enqueueMails(
        db,
        due.map((userId) => ({ kind: 'digest', payload: { userId, mailedAt } })),
      );
      return locked === batchSize;
    },
  },
];
