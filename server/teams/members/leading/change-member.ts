import { insertChange } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { getOpenRole } from '#server/teams/members/entering/enter-team.ts';
import { getTeam } from '#server/teams/members/team.ts';
import { closeTakeover } from './offers.ts';
import { canChooseRole, canMakeLead, toMember } from '#server/teams/members/policy.ts';
import { recordSignOfLife } from '#server/teams/members/presence/sign-of-life.ts';
import { lockProject, updateMember } from '#server/teams/members/store.ts';

type MemberChange = {
  projectId: number;
  userId: number;
  personId: number;
  roleId?: number | null | undefined;
  isLead?: boolean | undefined;
};

/** Gives a member another role, or makes them a lead. */
export async function changeMember(
  db: Db,
  { projectId, userId, personId, roleId, isLead }: MemberChange,
) {
  await db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId))) throw notFound();
    const team = await getTeam(db, { projectId, userId: personId });
    const person = team.find(({ id }) => id === personId);
    const member = team.find(({ id }) => id === userId);
    if (!person || !member || person.inactive_since !== null || member.inactive_since !== null)
      throw notFound('This person is no longer on the team. Reload the page.');
    const acting = { personId, isLead: person.is_lead, isCreator: person.is_creator };
    const target = toMember(member);
    if (!canChooseRole(acting, target)) {
      throw forbidden('Only leads can change someone else’s role.');
    }
    if (isLead !== undefined && isLead !== member.is_lead && !canMakeLead(acting, target)) {
      throw forbidden(
        member.is_creator
          ? 'The project’s creator always leads it.'
          : 'Only leads can choose who leads the project.',
      );
    }
    await recordSignOfLife(db, { projectId, userId: personId });
    const membership = { projectId, userId };
    if (roleId !== undefined && roleId !== member.role_id)
      await changeRole(db, { ...membership, roleId });
    if (isLead !== undefined && isLead !== member.is_lead) {
      await updateMember(db, { ...membership, is_lead: isLead });
      // Only leads take a project over.
      if (!isLead) await closeTakeover(db, membership);
      const about = { actorId: personId, projectId, data: { isLead } };
      await tell(db, { kind: 'lead_changed', to: userId, ...about });
    }
    await insertChange(db, { projectId, kind: 'member_changed', actorId: personId });
  });
}

async function changeRole(
  db: Db,
  { roleId, ...membership }: { projectId: number; userId: number; roleId: number | null },
) {
  const { projectId } = membership;
  const role = roleId === null ? undefined : await getOpenRole(db, { projectId, roleId });
  await updateMember(db, {
    ...membership,
    role_id: role?.id ?? null,
    role_name: role?.name ?? '',
  });
  await reserveFreePlaces(db, { projectId });
}
