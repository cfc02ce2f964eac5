import { expect, test } from 'vitest';
import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import { isInGroup, peopleGroups, selectPeople } from './people-groups.ts';

const team = { projectId: 1, name: 'Night Ferry' };
const groupsOf = (person: Pick<Participant, 'state' | 'team'>) =>
  peopleGroups.filter((group) => isInGroup(person, group));

test('groups everyone for organizers, except people who left', () => {
  expect(groupsOf({ state: 'signed_up', team: null })).toEqual(['all', 'without']);
  expect(groupsOf({ state: 'signed_up', team })).toEqual(['all', 'team']);
  expect(groupsOf({ state: 'waiting', team: null })).toEqual(['all', 'waiting']);
  expect(groupsOf({ state: 'absent', team: null })).toEqual(['all', 'absent']);
  expect(groupsOf({ state: 'removed', team: null })).toEqual(['removed']);
  expect(groupsOf({ state: 'left', team: null })).toEqual([]);
});

test('finds people by a part of their name in any case, in the order of their names', () => {
  const people = ['Yuki', 'aino', 'Aina'].map((name) => ({ name, state: 'signed_up', team: null }));
  const found = selectPeople(people as Participant[], { group: 'all', name: ' AIN' });
  expect(found.map(({ name }) => name)).toEqual(['Aina', 'aino']);
});

test('lists people who wait in the order in which they signed up', () => {
  const people = [
    { name: 'Aino', state: 'waiting', team: null, signedUpAt: '2026-11-24T10:00:01.000Z' },
    { name: 'Yuki', state: 'waiting', team: null, signedUpAt: '2026-11-24T10:00:00.000Z' },
  ] as Participant[];
  const namesIn = (group: 'all' | 'waiting') =>
    selectPeople(people, { group, name: '' }).map(({ name }) => name);
  expect(namesIn('waiting')).toEqual(['Yuki', 'Aino']);
  expect(namesIn('all')).toEqual(['Aino', 'Yuki']);
});
