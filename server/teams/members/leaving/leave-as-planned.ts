import { exitTeam } from './removal.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { listDue, lockProjectWithDue } from './planned-departure-store.ts';

export const departureTasks: readonly Task[] = [
  { name: 'planned departures', every: 60, run: leave },
];

/** Lets the people leave who planned to, in one project. Leaving deletes the plan. */
async function leave(db: Db, now: Date): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  const projectId = await lockProjectWithDue(db, today);
  if (projectId === undefined) return false;
  for (const { userId, ...plan } of await listDue(db, { projectId, today }))
    await exitTeam(db, { projectId, userId, personId: userId, ...plan, now });
  return true;
}
