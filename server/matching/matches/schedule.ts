import { addDays } from '#contract/values/durations.ts';
import { findableDays } from '#contract/people/findable-days.ts';
import { tell, timeBeforeEmail } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { type Alert, insertAlerts, lockDueAlerts, planAlert } from './alert-store.ts';
import { bestOfEachProject, findOpenings } from './openings-for-me.ts';

const batch = 20;

/** Tells people who asked for it about new openings, an hour before the email that has them. */
export const matchTasks: readonly Task[] = [
  { name: 'people to tell of new openings', every: 600, run: addAlerts },
  { name: 'new openings that fit', every: 600, run: tellOfOpenings },
];

/** A task of its own, so that a process doesn't wait for another that tells people meanwhile. */
async function addAlerts(db: Db): Promise<boolean> {
  await insertAlerts(db);
  return false;
}

async function tellOfOpenings(db: Db, now: Date): Promise<boolean> {
  const seenSince = addDays(now, -findableDays).toISOString().slice(0, 10);
  const alerts = await lockDueAlerts(db, { now, seenSince, limit: batch });
  for (const alert of alerts) await handleAlert(db, alert, now);
  return alerts.length > 0;
}

async function handleAlert(
  db: Db,
  { userId, timeZone, every, lastRoleId, dueAt }: Alert,
  now: Date,
) {
  const plan = { userId, every, dueAt: timeBeforeEmail(now, timeZone, every) };
  if (dueAt === null) return planAlert(db, { ...plan, lastRoleId });
  const { person, openings } = await findOpenings(db, { userId, now });
  const found = openings.filter(({ roleId }) => roleId > lastRoleId);
  const newest = found.reduce((most, { roleId }) => Math.max(most, roleId), lastRoleId);
  await planAlert(db, { ...plan, lastRoleId: newest });
  const [first, ...others] = bestOfEachProject(person, found).filter(({ band }) => band === 'well');
  if (!first) return;
  await tell(db, {
    kind: 'openings_fit',
    to: userId,
    actorId: null,
    ...(others.length === 0 && { projectId: first.id }),
    data: { count: others.length + 1 },
    now,
  });
}
