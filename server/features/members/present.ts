import type { Member } from '#contract/members.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { notFound } from '#server/platform/problem.ts';
import { canChooseRole, canDismiss, canMakeLead, canRemove } from './policy.ts';
import type { listMembers } from './store.ts';

type Row = Awaited<ReturnType<typeof listMembers>>[number];

export function presentMembers(rows: Row[], person: { id: number }): Member[] {
  const creatorId = rows.find((row) => row.is_creator)?.id ?? 0;
  const self = {
    personId: person.id,
    isLead: rows.some((row) => row.id === person.id && row.is_lead),
    isCreator: person.id === creatorId,
  };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    avatar: row.avatar && photoAddress(row.avatar),
    role: row.role_name,
    roleId: row.role_id,
    isCreator: row.is_creator,
    isLead: row.is_lead,
    can: {
      remove: canRemove({ personId: person.id, memberId: row.id, creatorId }),
      ...presentAbilities(self, row),
    },
  }));
}

function presentAbilities(self: Parameters<typeof canDismiss>[0], row: Row) {
  const member = { id: row.id, isLead: row.is_lead, isCreator: row.is_creator };
  return {
    dismiss: canDismiss(self, member),
    chooseRole: canChooseRole(self, member),
    makeLead: canMakeLead(self, member),
  };
}

export function getMember(team: Member[], id: number): Member {
  const member = team.find((member) => member.id === id);
  if (!member) throw notFound();
  return member;
}
