import { expect, test } from 'vitest';
import { listMerges, listPlaces, type Team } from './best-places.ts';
import type { TeamRules } from './forming/participant.ts';
import { createGroup, type NamedParticipant } from './group.ts';

const rules: TeamRules = { least: 3, most: 4, wanted: ['Front-end', 'Design'], isShort: false };

const createPeople = (count: number): NamedParticipant[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Person ${at + 1}`,
    disciplines: ['Front-end'],
    hours: 5,
    week: '1'.repeat(12).padEnd(168, '0'),
    goal: 'learn',
    isBeginner: at % 2 === 0,
    languages: ['en'],
    wishes: [],
  }));

/** Teams of these people, in order. */
const createTeams = (...all: number[][]): Team[] =>
  all.map((memberIds, at) => ({ projectId: at + 1, name: `Team ${at + 1}`, memberIds }));

const idsOf = (teams: { projectId: number }[]) => teams.map(({ projectId }) => projectId);

test('offers a team that is too small first, then one without a discipline, and never a full one', () => {
  const people = createPeople(16);
  people[15]!.disciplines = ['Design'];
  people[9]!.disciplines = ['Design'];
  const teams = createTeams([1, 2, 3], [4, 5, 6, 7], [8, 9, 10], [11, 12]);
  const group = createGroup({ people, apart: [], rules });
  const places = listPlaces(group, { id: 16, teams });
  expect(places.map(({ projectId, words }) => [projectId, words])).toEqual([
    [4, 'Only 2 people so far, nobody for Design yet'],
    [1, 'Nobody for Design yet'],
    [3, '12 hours a week in common'],
  ]);
});

test('offers no team with someone kept apart, and lists teams without a common language last', () => {
  const people = createPeople(8);
  people[0]!.languages = ['fi'];
  const teams = createTeams([1, 2], [3, 4, 5], [6, 7]);
  const group = createGroup({ people, apart: [[8, 6]], rules });
  const places = listPlaces(group, { id: 8, teams });
  expect(idsOf(places)).toEqual([2, 1]);
  expect(places[1]!.words).toBe('No common language');
});

test('each team that is too small is offered the one it fits best', () => {
  const people = createPeople(12);
  for (const at of [4, 5]) people[at]!.disciplines = ['Design'];
  const teams = createTeams([1, 2], [3, 4], [5, 6], [7, 8, 9, 10], [11, 12]);
  const group = createGroup({ people, apart: [], rules });
  const merges = listMerges(group, teams);
  expect(merges.map(({ from, into }) => [from.projectId, into.projectId])).toEqual([
    [5, 3],
    [2, 1],
  ]);
});

test('teams aren’t merged if two are kept apart or they have no common language', () => {
  const people = createPeople(6);
  for (const at of [4, 5]) people[at]!.languages = ['fi'];
  const teams = createTeams([1, 2], [3, 4], [5, 6]);
  expect(listMerges(createGroup({ people, apart: [[1, 4]], rules }), teams)).toEqual([]);
});
