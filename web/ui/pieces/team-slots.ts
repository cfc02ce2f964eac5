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

/** A member, or an open place: the first one is place 0. */
export type TeamSlot = { member?: Member; place?: number; role: string };

const anyRole = 'Opening';

/** A team's members, then its open places, each with a role the team is looking for. */
export function listTeamSlots({ members, teamSize, lookingFor }: Team): TeamSlot[] {
  const open = Math.max(0, teamSize - members.length);
  return [
    ...members.map((member) => ({ member, role: '' })),
    ...Array.from({ length: open }, (_, place) => ({
      place,
      role: lookingFor[place] ?? anyRole,
    })),
  ];
}

/** Of a team that is too large to be shown, at least this many open places are, so that people can join. */
const leastOpen = 2;

/** The slots of a team for which there is room: members first, and some of the open places. */
export function chooseSlots(slots: readonly TeamSlot[], shown: number): TeamSlot[] {
  const open = slots.filter(({ member }) => !member);
  const kept = Math.min(slots.length - open.length, shown - Math.min(leastOpen, open.length));
  return [...slots.slice(0, kept), ...open].slice(0, shown);
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
  if (open === 0) return `${team} No openings.${presence}`;
  const roles = lookingFor.slice(0, open).join(', ');
  return `${team} ${open} ${open === 1 ? 'opening' : 'openings'}${roles ? `, looking for ${roles}` : ''}.${presence}`;
}
