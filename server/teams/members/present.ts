import type { Member } from '#contract/teams/members.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  canChooseRole,
  canDismiss,
  canFree,
  canMakeLead,
  canRelease,
  canRemove,
  toMember,
} from './policy.ts';
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
    leavesOn: row.leaves_on,
    awayUntil: row.away_until,
    quietDays: self.isLead ? row.quiet_days : null,
    inactiveSince: row.inactive_since,
    can: {
      remove: canRemove({ personId: person.id, memberId: row.id, creatorId }),
      ...presentAbilities(self, row),
    },
  }));
}

function presentAbilities(self: Parameters<typeof canDismiss>[0], row: Row) {
  const member = toMember(row);
  return {
    dismiss: canDismiss(self, member),
    chooseRole: canChooseRole(self, member),
    makeLead: canMakeLead(self, member),
    release: canRelease(self, member),
    free: canFree(self, member),
  };
}

export function getMember(team: Member[], id: number): Member {
  const member = team.find((member) => member.id === id);
  if (!member) throw notFound();
  return member;
}
