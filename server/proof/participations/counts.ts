import type { Db, Membership } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import {
  findOutdatedProject,
  listOutdatedIn,
  listOutdatedOf,
  listTeamWork,
} from './outdated-store.ts';
import { findWork, lockParticipations, saveSummary } from './store.ts';
import { summarize } from './summarize.ts';
import { participationRules } from '#server/teams/members/participation-store.ts';

export const isOutdated = ({ rules }: { rules: number }) => rules < participationRules;

/** Counts what a person has done in a project. */
export async function countWork(db: Db, membership: Membership) {
  const { tickets, ...counted } = await findWork(db, membership);
  return { ...summarize(tickets), ...counted };
}

/** Whether someone has finished a ticket on a team of at least two. */
export async function hasTeamWork(db: Db, userId: number): Promise<boolean> {
  const rows = await listTeamWork(db, userId);
  if (rows.some((row) => !isOutdated(row) && row.done > 0)) return true;
  for (const { projectId } of rows.filter(isOutdated))
    if ((await countWork(db, { projectId, userId })).done > 0) return true;
  return false;
}

/** Stores what the outdated participations in one project count. Returns false if there are none. */
export async function recountProject(db: Db): Promise<boolean> {
  const projectId = await findOutdatedProject(db);
  if (projectId === undefined) return false;
  await lockParticipations(db, projectId);
  await storeCounts(db, await listOutdatedIn(db, projectId));
  return true;
}

/** The same for one person's, each in its own transaction unless the caller has one. */
export async function recountPerson(db: Db, userId: number) {
  for (const membership of await listOutdatedOf(db, userId))
    await transact(db, async (db) => {
      await lockParticipations(db, membership.projectId);
      await storeCounts(db, [membership]);
    });
}

async function storeCounts(db: Db, outdated: readonly Membership[]) {
  for (const membership of outdated)
    await saveSummary(db, { ...membership, ...(await countWork(db, membership)) });
}
