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

/** The same, as if Pieces had been running without a break until then. */
export async function runTasksAfter(
  { db, pool }: Pick<TestServer, 'db' | 'pool'>,
  tasks: readonly Task[],
  daysFromNow: number,
) {
  await pool.query(
    'update operation set questions_from = now() - make_interval(days => 1), last_run_at = now() + make_interval(hours => $1)',
    [Math.round(daysFromNow * 24)],
  );
  await runTasks({ db }, tasks, daysFromNow);
}
