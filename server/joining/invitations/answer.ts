import type { InvitationState } from '#contract/values/vocabulary.ts';
import { enterTeam } from '#server/teams/members/actions.ts';
import { isMember, lockProject } from '#server/teams/members/store.ts';
import { markInvitationRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { endInvitation, findOfPerson, type OwnInvitationRow } from './person-store.ts';

type Ref = { invitationId: number; personId: number };

/** An invitation to this person. Throws not_found. */
export async function getOwnInvitation(db: Db, { invitationId, personId }: Ref) {
  const invitation = await findOfPerson(db, { id: invitationId, userId: personId });
  if (!invitation) throw notFound('This invitation no longer exists. Ask the team for a new one.');
  return invitation;
}

/**
 * Joins the team that someone is invited to; the invitation is the team's answer. If there's no place,
 * it stays open.
 */
export const acceptInvitation = async (
  db: Db,
  { now, ...ref }: Ref & { now: Date },
): Promise<{ projectId: number }> =>
  db.transaction().execute(async (db) => {
    const userId = ref.personId;
    await lockJoining(db, userId);
    const { id, project_id: projectId, role_id, ...invitation } = await lockInvitation(db, ref);
    if (invitation.state === 'accepted' && (await isMember(db, { projectId, userId })))
      return { projectId };
    // The schedule may have ended it in the meantime, without the project's lock.
    if (!(await endInvitation(db, { id, state: 'accepted', now })))
      throw isOver(await getOwnInvitation(db, ref));
    await markInvitationRead(db, id, now);
    await enterTeam(db, { projectId, userId, roleId: role_id ?? undefined, by: 'invitation', now });
    return { projectId };
  });

/** Declines an invitation. Idempotent. */
export async function declineInvitation(db: Db, { now, ...ref }: Ref & { now: Date }) {
  await db.transaction().execute(async (db) => {
    const { id, state } = await lockInvitation(db, ref);
    if (state === 'declined') return;
    if (!(await endInvitation(db, { id, state: 'declined', now })))
      throw isOver(await getOwnInvitation(db, ref));
    await markInvitationRead(db, id, now);
  });
}

/** Locks an invitation's project, so that its leads don't withdraw it until the transaction ends. */
async function lockInvitation(db: Db, ref: Ref) {
  const { project_id } = await getOwnInvitation(db, ref);
  await lockProject(db, project_id);
  return getOwnInvitation(db, ref);
}

const endings: Record<Exclude<InvitationState, 'sent'>, string> = {
  accepted: 'You’ve already accepted this invitation.',
  declined: 'You’ve declined this invitation.',
  withdrawn: 'The team has withdrawn this invitation.',
  expired: 'This invitation has expired.',
};

function isOver({ state, status }: OwnInvitationRow) {
  if (state === 'withdrawn' && status === 'Completed')
    return new ProblemError('invitation_over', {
      message: 'This project is complete, so the invitation has ended.',
    });
  const message = state === null || state === 'sent' ? undefined : endings[state];
  return new ProblemError('invitation_over', message === undefined ? {} : { message });
}
