import { insertChange } from '#server/history/changes/store.ts';
import { listLeads } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { type Asked, takeTeamsToAsk, takeTeamsToRemind } from './store.ts';

const limit = 50;
const hourly = 60 * 60;

/** Asks teams what's next after their hackathon, or once it's canceled, and reminds them once. */
export const nextStepTasks: readonly Task[] = [
  { name: 'questions after hackathons', every: hourly, run: ask },
  { name: 'reminders after hackathons', every: hourly, run: remind },
];

async function ask(db: Db, now: Date): Promise<boolean> {
  const teams = await takeTeamsToAsk(db, { now, limit });
  for (const team of teams) {
    await tellLeads(db, team, now);
    await insertChange(db, { projectId: team.projectId, kind: 'project_changed', actorId: null });
  }
  return teams.length === limit;
}

async function remind(db: Db, now: Date): Promise<boolean> {
  const teams = await takeTeamsToRemind(db, { now, limit });
  for (const team of teams) await tellLeads(db, team, now);
  return teams.length === limit;
}

async function tellLeads(db: Db, { projectId, ...data }: Asked, now: Date) {
  const to = await listLeads(db, projectId);
  const about = { actorId: null, projectId, data, now };
  await tell(db, { kind: 'next_step_asked', to, ...about });
}
