import { insertChange } from '#server/history/changes/store.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden } from '#server/platform/problem.ts';
import { lockMembership, markMemberSeen, markProjectActive } from './sign-of-life-store.ts';

/**
 * Locks a member's board until the transaction ends, because they're about to change something, which is
 * a sign of life. Returns false if the person isn't a member.
 */
export async function lockBoard(db: Db, membership: Membership): Promise<boolean> {
  const found = await lockMembership(db, membership);
  if (!found) return false;
  if (found.isInactive)
    throw forbidden('Your spot on this team was opened up. Rejoin the team first.');
  // Once a day, so that a change costs nothing more.
  if (found.isStale) await recordSignOfLife(db, membership);
  return true;
}

/**
 * Stores that a project is alive and, unless its repository changed something, that a member is there.
 * Wakes an inactive project. The caller holds the project's lock.
 */
export async function recordSignOfLife(
  db: Db,
  { projectId, userId }: { projectId: number; userId: number | null },
) {
  const subject = `project:${projectId}`;
  const project = await markProjectActive(db, projectId);
  if (project) await refreshOpenings(db, projectId);
  if (project?.wasAsked) await markSubjectRead(db, { subject, kinds: ['project_quiet'] });
  if (project?.wasInactive)
    await insertChange(db, { projectId, kind: 'project_changed', actorId: userId });
  if (userId === null) return;
  const member = await markMemberSeen(db, { projectId, userId });
  if (member?.wasAsked) await markSubjectRead(db, { subject, kinds: ['still_on_it'], userId });
}
