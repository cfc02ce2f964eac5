import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { deleteKeysBelow } from '#server/platform/idempotency/store.ts';
import { deleteTakeoverOf, transferProject, withdrawOffer } from './creator-store.ts';
import { deleteMember } from '#server/teams/members/store.ts';

/**
 * Removes a member, and closes the offer of the project to them and their takeover. If they repeat what
 * they created there, they get no answer from before.
 */
export async function endMembership(db: Db, membership: Membership) {
  await closeOffers(db, membership);
  await deleteMember(db, membership);
  const { projectId, userId } = membership;
  await deleteKeysBelow(db, { userId, path: `/projects/${projectId}/` });
}

/** Closes the offer of a project to someone who doesn't take part in it anymore, and their takeover. */
export async function closeOffers(db: Db, membership: Membership) {
  if (await withdrawOffer(db, membership)) await markOfferRead(db, membership.projectId);
  await closeTakeover(db, membership);
}

/** Ends the takeover of a project by this member, if they asked for it. */
export async function closeTakeover(db: Db, membership: Membership) {
  if (await deleteTakeoverOf(db, membership)) await markTakeoverRead(db, membership.projectId);
}

/** Makes a member the creator. Nobody else can take the project over anymore. */
export async function passProject(
  db: Db,
  { projectId, creatorId }: { projectId: number; creatorId: number },
) {
  await transferProject(db, { projectId, creatorId });
  // The new creator doesn't leave anymore.
  await refreshOpenings(db, projectId);
  await markOfferRead(db, projectId);
  await markTakeoverRead(db, projectId);
}

/** Nobody has to answer an offer that is closed, so it's read, and its email isn't sent. */
export const markOfferRead = (db: Db, projectId: number) =>
  markSubjectRead(db, { subject: `project:${projectId}`, kinds: ['handover_offered'] });

/** The same for the question to the creator. */
export const markTakeoverRead = (db: Db, projectId: number) =>
  markSubjectRead(db, { subject: `project:${projectId}`, kinds: ['takeover_asked'] });
