import type { Task } from '#server/platform/schedule/schedule.ts';
import type { TestServer } from './server.ts';

/** Runs scheduled tasks as if it were some days from now, until nothing is due. */
export async function runTasks(
  { db }: Pick<TestServer, 'db'>,
  tasks: readonly Task[],
  daysFromNow = 0,
) {
  const now = new Date(Date.now() + daysFromNow * 86_400_000);
  for (const { run } of tasks) while (await db.transaction().execute((db) => run(db, now)));
}
