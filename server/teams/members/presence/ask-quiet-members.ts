import { addDays } from '#contract/values/durations.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { listLeads } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { answerDays, dayOf } from './inactivity-policy.ts';
import {
  noteRun,
  takeInactiveProjects,
  takeQuietMembers,
  takeQuietProjects,
  takeSilentMembers,
} from './inactivity-store.ts';

const limit = 50;
const hourly = 60 * 60;

/** Asks inactive members and leads whether they’re still there, and marks projects as inactive. */
export const inactivityTasks: readonly Task[] = [
  { name: 'questions to quiet members', every: hourly, run: askMembers },
  { name: 'news of quiet members', every: hourly, run: tellLeads },
  { name: 'questions about quiet projects', every: hourly, run: askLeads },
  { name: 'inactive projects', every: hourly, run: markInactive },
];

async function askMembers(db: Db, now: Date): Promise<boolean> {
  if (!(await noteRun(db, now))) return false;
  const members = await takeQuietMembers(db, { now, limit });
  for (const { projectId, userId: to, ...data } of members)
    await tell(db, { kind: 'still_on_it', to, actorId: null, projectId, data, now });
  return members.length === limit;
}

async function tellLeads(db: Db, now: Date): Promise<boolean> {
  if (!(await noteRun(db, now))) return false;
  const members = await takeSilentMembers(db, { now, limit });
  for (const { projectId, userId: actorId } of members) {
    const to = await listLeads(db, projectId);
    await tell(db, { kind: 'member_quiet', to, actorId, projectId, data: {}, now });
  }
  return members.length === limit;
}

async function askLeads(db: Db, now: Date): Promise<boolean> {
  if (!(await noteRun(db, now))) return false;
  const projects = await takeQuietProjects(db, { now, limit });
  const data = { inactiveOn: dayOf(addDays(now, answerDays)) };
  for (const projectId of projects) {
    const to = await listLeads(db, projectId);
    await tell(db, { kind: 'project_quiet', to, actorId: null, projectId, data, now });
  }
  return projects.length === limit;
}

async function markInactive(db: Db, now: Date): Promise<boolean> {
  if (!(await noteRun(db, now))) return false;
  const projects = await takeInactiveProjects(db, { now, limit });
  for (const projectId of projects)
    await insertChange(db, { projectId, kind: 'project_changed', actorId: null });
  await refreshOpenings(db, projects, now);
  return projects.length === limit;
}
