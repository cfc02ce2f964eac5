import { addDays } from '#contract/values/durations.ts';
import type { Invitation } from '#contract/joining/invitations.ts';
import { areApart } from '#server/people/blocks/actions.ts';
import { checkLead, enterTeam, getOpenRole, refuseRemoved } from '#server/teams/members/actions.ts';
import { lockProject } from '#server/teams/members/store.ts';
import { markInvitationRead } from '#server/notifications/notifications/store.ts';
import { waitUninvited } from '#server/teams/places/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { limitReached, notFound, ProblemError } from '#server/platform/problem.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';
import { isInvited } from './person-store.ts';
import { maxOpenLinks, shownInvitations } from './policy.ts';
import { presentInvitation } from './present.ts';
import {
  countOpen,
  countUse,
  findByHash,
  insertInvitation,
  insertUse,
  listInvitations,
  revokeAll,
  revokeInvitation,
} from './store.ts';

type Lead = { projectId: number; personId: number; now: Date };
type Form = { roleId: number | null; mostUses: number; days: number };

/** Creates a link. Only the reply has its token. */
export async function createInvitation(
  db: Db,
  { form: { roleId, mostUses, days }, ...lead }: Lead & { form: Form },
): Promise<Invitation & { token: string }> {
  const { projectId, personId, now } = lead;
  const token = mintToken();
  return db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    await checkInviter(db, lead);
    if (project.status === 'Completed') throw new ProblemError('project_completed');
    if ((await countOpen(db, { projectId, now })) >= maxOpenLinks)
      throw limitReached(`A project can have ${maxOpenLinks} open links. Revoke one first.`);
    const role = roleId === null ? undefined : await getOpenRole(db, { projectId, roleId });
    const id = await insertInvitation(db, {
      projectId,
      role,
      invitedBy: personId,
      tokenHash: hashToken(token),
      mostUses,
      createdAt: now,
      expiresAt: addDays(now, days),
    });
    const created = (await readInvitations(db, lead)).find((one) => one.id === id);
    if (!created) throw notFound();
    return { ...created, token };
  });
}

/** The newest links and invitations to a project that the person leads. */
export async function getInvitations(db: Db, lead: Lead): Promise<Invitation[]> {
  await checkInviter(db, lead);
  return readInvitations(db, lead);
}

export async function readInvitations(db: Db, { projectId, now }: Lead) {
  const list = { projectId, now, limit: shownInvitations };
  const links = await listInvitations(db, { ...list, toPeople: false });
  const toPeople = await listInvitations(db, { ...list, toPeople: true });
  return [...toPeople, ...links].map(presentInvitation);
}

/** Withdraws an invitation. The lock lets a use that came first finish. */
export async function revoke(db: Db, { invitationId, ...lead }: Lead & { invitationId: number }) {
  await db.transaction().execute(async (db) => {
    const { projectId, now } = lead;
    if (!(await lockProject(db, projectId))) throw notFound();
    await checkInviter(db, lead);
    const revoked = await revokeInvitation(db, { projectId, id: invitationId, now });
    if (!revoked) throw notFound('This invitation no longer exists.');
    const { user_id: userId } = revoked;
    if (userId !== null) await waitUninvited(db, { projectId, userId });
    await markInvitationRead(db, invitationId, now);
  });
}

/** Ends a project's open links and invitations. The caller holds the project's lock. */
export async function endInvitations(db: Db, { projectId, now }: { projectId: number; now: Date }) {
  for (const id of await revokeAll(db, { projectId, now })) await markInvitationRead(db, id, now);
}

export const checkInviter = (db: Db, { projectId, personId: userId }: Lead) =>
  checkLead(db, { projectId, userId }, { others: 'Only leads can invite people.' });

type Reader = { token: string; personId: number | undefined; now: Date };

/** A link that the person can use, or has used. Throws link_invalid and link_expired. */
export async function getLink(db: Db, { token, personId, now }: Reader) {
  const found = await findByHash(db, { tokenHash: hashToken(token), readerId: personId, now });
  if (found && !found.is_member && (await isFromBlocked(db, found, personId)))
    throw new ProblemError('link_invalid');
  const isUsable = found && (found.is_open || found.is_member);
  if (isUsable) return found;
  if (found && found.expires_at <= now.toISOString()) throw new ProblemError('link_expired');
  throw new ProblemError('link_invalid');
}

/** Whether a link is by someone who has blocked this person, or whom they've blocked. */
const isFromBlocked = async (
  db: Db,
  { inviter_id: otherId }: { inviter_id: number | null },
  personId: number | undefined,
): Promise<boolean> =>
  personId !== undefined && otherId !== null && areApart(db, { personId, otherId });

/**
 * Joins a team by a link; the link is the team's answer. A person who is on the team already uses
 * nothing. Someone who was removed needs a newer link.
 */
export const useLink = async (
  db: Db,
  { token, personId, now }: Reader & { personId: number },
): Promise<{ projectId: number }> =>
  db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    const before = await getLink(db, { token, personId, now });
    const { project_id: projectId, role_id } = before;
    if (before.is_member) return { projectId };
    const userId = personId;
    await refuseRemoved(db, { projectId, userId, after: before.created_at });
    await enterTeam(db, { projectId, userId, roleId: role_id ?? undefined, by: 'link' });
    // Under the project's lock now.
    if (!before.is_used) {
      if (!(await spendUse(db, { id: before.id, userId, now })))
        throw new ProblemError('link_invalid');
    } else {
      await getLink(db, { token, personId: undefined, now });
    }
    return { projectId };
  });

type Invited = { projectId: number; userId: number; token: string | undefined; now: Date };

/**
 * Whether someone gets onto the waiting list as invited, personally or by this link. The link counts
 * that as a use, so that it brings in as many people as it says. The caller holds the project's lock.
 */
export async function useInvitationToWait(db: Db, { token, ...invited }: Invited) {
  if (await isInvited(db, { ...invited, tokenHash: undefined })) return true;
  if (token === undefined) return false;
  const tokenHash = hashToken(token);
  if (!(await isInvited(db, { ...invited, tokenHash }))) return false;
  const { userId, now } = invited;
  const link = await findByHash(db, { tokenHash, readerId: userId, now });
  if (!link || link.is_used) return link !== undefined;
  return spendUse(db, { id: link.id, userId, now });
}

/** Uses a link once more, if it isn't used up. */
async function spendUse(db: Db, use: Parameters<typeof insertUse>[1]): Promise<boolean> {
  const isCounted = await countUse(db, use);
  if (isCounted) await insertUse(db, use);
  return isCounted;
}
