type Team = {
  members: readonly { id: number; name: string }[];
  teamSize: number;
  lookingFor: readonly string[];
};

export type TeamSlot = { member?: { id: number; name: string }; role: string };

const anyRole = 'Open place';

/** Every place of a team: its members, then what is open, each open place with a role it looks for. */
export function listTeamSlots({ members, teamSize, lookingFor }: Team): TeamSlot[] {
  const open = Math.max(0, teamSize - members.length);
  return [
    ...members.map((member) => ({ member, role: '' })),
    ...Array.from({ length: open }, (_, index) => ({ role: lookingFor[index] ?? anyRole })),
  ];
}

/** The puzzle in words. */
export function describeTeam({ members, teamSize, lookingFor }: Team) {
  const open = Math.max(0, teamSize - members.length);
  const team = `Team of ${teamSize}: ${members.map(({ name }) => name).join(', ') || 'nobody yet'}.`;
  if (open === 0) return `${team} No open places.`;
  const roles = lookingFor.slice(0, open).join(', ');
  return `${team} ${open} open ${open === 1 ? 'place' : 'places'}${roles ? `, looking for ${roles}` : ''}.`;
}
