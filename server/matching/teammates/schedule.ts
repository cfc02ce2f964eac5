import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { lockProjectWithDue, takePeopleToTell } from './due-store.ts';

export const teammateTasks: readonly Task[] = [
  { name: 'questions about teammates', every: 60 * 60, run: ask },
];

/** Tells the former teammates of one project that they're asked about each other, each of them once. */
async function ask(db: Db, now: Date): Promise<boolean> {
  const projectId = await lockProjectWithDue(db, now);
  if (projectId === undefined) return false;
  const to = await takePeopleToTell(db, { projectId, now });
  await tell(db, { kind: 'teammates_asked', to, actorId: null, projectId, data: {}, now });
  return true;
}
