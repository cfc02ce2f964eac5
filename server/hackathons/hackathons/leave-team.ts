import { exitTeam, findSuccessor, passProject } from '#server/teams/members/actions.ts';
import { countEveryone, lockProject } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';

type Current = Membership & { now: Date };

/**
 * Frees the place on a team of someone who isn't there. If the team was theirs, it passes on. Someone
 * alone on a team keeps it, because nobody else could. Returns whether they've lost it.
 */
export async function leaveTeam(db: Db, { projectId, userId, now }: Current): Promise<boolean> {
  const project = await lockProject(db, projectId);
  if (!project || (await countEveryone(db, projectId)) === 1) return false;
  await exitTeam(db, { projectId, userId, personId: userId, note: '', now });
  if (project.creator_id !== userId) return true;
  const creatorId = await findSuccessor(db, { projectId, userId });
  if (creatorId !== undefined) await passProject(db, { projectId, creatorId });
  return true;
}
