import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { reserveFreePlaces } from './actions.ts';
import { lockProjectWithDue } from './store.ts';

/** Gives reserved places to the next in line when their time is over. */
export const reservationTasks: readonly Task[] = [
  { name: 'end of reservations', every: 60, run: endReservations },
];

async function endReservations(db: Db, now: Date): Promise<boolean> {
  const projectId = await lockProjectWithDue(db, now);
  if (projectId === undefined) return false;
  await reserveFreePlaces(db, { projectId, now });
  return true;
}
