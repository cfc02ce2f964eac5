import type { Member } from '#contract/members.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { notFound } from '#server/platform/problem.ts';
import { canRemove } from './policy.ts';
import type { listMembers } from './store.ts';

type Row = Awaited<ReturnType<typeof listMembers>>[number];

export function presentMembers(rows: Row[], person: { id: number }): Member[] {
  const creatorId = rows.find((row) => row.is_creator)?.id ?? 0;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    avatar: row.avatar && photoAddress(row.avatar),
    role: row.role_name,
    isCreator: row.is_creator,
    isLead: row.is_lead,
    can: { remove: canRemove({ personId: person.id, memberId: row.id, creatorId }) },
  }));
}

export function getMember(team: Member[], id: number): Member {
  const member = team.find((member) => member.id === id);
  if (!member) throw notFound();
  return member;
}
