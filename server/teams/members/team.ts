import type { Db, Membership } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { listMembers } from './store.ts';

/** Throws not_found if the person isn't a member. */
export async function getTeam(db: Db, { projectId, userId }: Membership) {
  const team = await listMembers(db, projectId);
  if (!team.some((member) => member.id === userId)) throw notFound();
  return team;
}
