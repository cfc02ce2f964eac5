import type { Member } from './team-member.tsx';

type Team = {
  members: readonly Member[];
  teamSize: number;
  lookingFor: readonly string[];
};

type ProjectMember = Omit<Member, 'id'> & { userId: number };

/** The members of a project as the puzzle takes them. */
export const membersOf = ({ members }: { members: readonly ProjectMember[] }): Member[] =>
  members.map(({ userId: id, ...member }) => ({ id, ...member }));

export type TeamSlot = { member?: Member; role: string };

const anyRole = 'Open place';

/** A team's members, then its open places, each with a role the team is looking for. */
export function listTeamSlots({ members, teamSize, lookingFor }: Team): TeamSlot[] {
  const open = Math.max(0, teamSize - members.length);
  return [
    ...members.map((member) => ({ member, role: '' })),
    ...Array.from({ length: open }, (_, index) => ({ role: lookingFor[index] ?? anyRole })),
  ];
}

/** The text alternative of the team puzzle. */
export function describeTeam({
  members,
  teamSize,
  lookingFor,
  present,
}: Team & { present?: ReadonlySet<number> | undefined }) {
  const open = Math.max(0, teamSize - members.length);
  const team = `Team of ${teamSize}: ${members.map(({ name }) => name).join(', ') || 'nobody yet'}.`;
  const here = members.filter(({ id }) => present?.has(id)).map(({ name }) => name);
  const presence = here.length > 0 ? ` Here now: ${here.join(', ')}.` : '';
  if (open === 0) return `${team} No open places.${presence}`;
  const roles = lookingFor.slice(0, open).join(', ');
  return `${team} ${open} open ${open === 1 ? 'place' : 'places'}${roles ? `, looking for ${roles}` : ''}.${presence}`;
}
