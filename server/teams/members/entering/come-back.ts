import { insertChange } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { hasPlace } from '#server/teams/openings/role-policy.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { findRole } from '#server/teams/openings/role-store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { recordSignOfLife } from '#server/teams/members/presence/sign-of-life.ts';
import { findMember, listMemberIds, updateMember } from '#server/teams/members/store.ts';

type Returning = {
  projectId: number;
  userId: number;
  /** A role they chose. Otherwise they get their last one back, if nobody has taken it. */
  role: { id: number; name: string } | undefined;
};

/** Gives an inactive member a place again. The caller holds the project's lock and has checked the rest. */
export async function comeBack(db: Db, { projectId, userId, role }: Returning) {
  const membership = { projectId, userId };
  const now = role ?? (await findLastRole(db, membership));
  await updateMember(db, {
    ...membership,
    inactive_since: null,
    role_id: now?.id ?? null,
    role_name: now?.name ?? '',
  });
  await reserveFreePlaces(db, { projectId });
  await recordSignOfLife(db, membership);
  await insertChange(db, { projectId, kind: 'member_changed', actorId: userId });
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'member_returned', to, actorId: userId, projectId, data: {} });
}

async function findLastRole(db: Db, membership: Membership) {
  const member = await findMember(db, membership);
  if (!member || member.role_id === null) return undefined;
  const { projectId } = membership;
  const role = await findRole(db, { projectId, roleId: member.role_id });
  return role && hasPlace(role) ? role : undefined;
}
