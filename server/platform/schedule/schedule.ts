import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/migrations/tables.ts';
import { describeError } from '#server/platform/database/errors.ts';

/** Work that is due at certain times. Every process runs all tasks. */
export type Task = {
  name: string;
  /** How many seconds to wait after a run. */
  every: number;
  /**
   * Handles a batch of due rows in a transaction of its own, and returns whether more may be due.
   * Takes the rows `for update skip locked`, so that processes share them, and changes them so that
   * they're no longer due.
   */
  run(db: Db, now: Date): Promise<boolean>;
};

export type Schedule = {
  /** Runs all tasks until nothing is due. */
  runAll(): Promise<void>;
  /** Runs each task now and then at its interval. A failure is logged, and the task tried again. */
  start(): void;
  /** Resolves when the batches in progress are done. */
  stop(): Promise<void>;
};

export function createSchedule({
  db,
  tasks,
  clock,
  log,
}: {
  db: Db;
  tasks: readonly Task[];
  clock: () => Date;
  log: FastifyBaseLogger;
}): Schedule {
  const timers = new Set<NodeJS.Timeout>();
  const inProgress = new Set<Promise<void>>();
  let stopped = false;

  async function run(task: Task) {
    for (;;) {
      const more = await db.transaction().execute((db) => task.run(db, clock()));
      if (!more || stopped) return;
    }
  }

  function repeat(task: Task) {
    const running = run(task)
      .catch((error: unknown) =>
        log.warn({ ...describeError(error), task: task.name }, 'scheduled task failed'),
      )
      .finally(() => {
        inProgress.delete(running);
        if (stopped) return;
        const timer = setTimeout(() => {
          timers.delete(timer);
          repeat(task);
        }, task.every * 1000);
        timers.add(timer);
      });
    inProgress.add(running);
  }

  return {
    runAll: async () => {
      for (const task of tasks) await run(task);
    },
    start: () => {
      for (const task of tasks) repeat(task);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(inProgress);
    },
  };
}
