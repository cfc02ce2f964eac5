import type { Participant } from '#contract/hackathons/hackathon-people.ts';

/** What the organizers look at. */
export const peopleGroups = [
  'all',
  'without',
  'team',
  'invited',
  'waiting',
  'absent',
  'removed',
] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

export const peopleGroupNames: Record<PeopleGroup, string> = {
  all: 'Everyone',
  without: 'Without a team',
  team: 'On a team',
  invited: 'Not confirmed',
  waiting: 'Waiting',
  absent: 'Absent',
  removed: 'Removed',
};

/** Whether someone is in a group. Who has left is in none, and who was removed only in theirs. */
export function isInGroup(
  { state, team }: Pick<Participant, 'state' | 'team'>,
  group: PeopleGroup,
) {
  if (state === 'left') return false;
  if (state === 'removed') return group === 'removed';
  if (group === 'all') return true;
  if (group === 'team') return team !== null;
  if (group === 'without') return state === 'signed_up' && team === null;
  return state === group;
}

/**
 * The people of a group whose names contain a text, in the order of their names; those who wait, in the
 * order in which they signed up.
 */
export function selectPeople(
  people: readonly Participant[],
  { group, name }: { group: PeopleGroup; name: string },
): Participant[] {
  const searched = name.trim().toLocaleLowerCase();
  return people
    .filter((person) => isInGroup(person, group))
    .filter((person) => person.name.toLocaleLowerCase().includes(searched))
    .toSorted(
      (one, other) =>
        (group === 'waiting' ? Date.parse(one.signedUpAt) - Date.parse(other.signedUpAt) : 0) ||
        one.name.localeCompare(other.name),
    );
}
