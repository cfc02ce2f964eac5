import { endInvitations } from '#server/joining/invitations/actions.ts';
import { closeRequests } from '#server/joining/join-requests/actions.ts';
import { endTakeover } from '#server/teams/members/actions.ts';
import type { Db } from '#server/migrations/tables.ts';

/** A complete project takes nobody in and stays with its creator. */
export async function closeOpenQuestions(db: Db, projectId: number) {
  await closeRequests(db, { projectId, reason: 'completed' });
  await endInvitations(db, { projectId, now: new Date() });
  await endTakeover(db, projectId);
}
