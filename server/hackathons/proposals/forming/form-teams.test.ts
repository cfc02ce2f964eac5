import { expect, test } from 'vitest';
import { createParticipants } from '#tests/factories/participants.ts';
import { createRandom } from '#tests/random.ts';
import { readFacts } from './facts.ts';
import { formTeamsInWorker } from './form-in-worker.ts';
import { formTeams } from './form-teams.ts';
import type { Formation, Participant } from './participant.ts';
import { commonHoursOf, pointsOf } from './points.ts';
import { mutualWishes } from './units.ts';

const rules = {
  least: 3,
  most: 5,
  wanted: ['Front-end', 'Back-end', 'Design'],
  isShort: false,
} as const;

const formation = (people: Participant[], fields: Partial<Formation> = {}): Formation => ({
  people,
  rules,
  apart: [],
  fixed: [],
  seed: 1,
  ...fields,
});

const areTogether = (teams: number[][], pair: readonly number[]) =>
  teams.some((team) => pair.every((id) => team.includes(id)));

const haveCommonLanguage = (people: Participant[]) => {
  const [first, ...others] = people.map(({ languages }) => languages);
  return first!.some((one) => others.every((languages) => languages.includes(one)));
};

const idsOf = (people: Participant[]) => people.map(({ id }) => id);

const inOrder = (numbers: number[]) => numbers.toSorted((left, right) => left - right);

/** Random pairs of different people, of whom nobody wants to be with the other. */
function choosePairs(people: Participant[], count: number, seed: number): [number, number][] {
  const below = createRandom(seed);
  const pairs: [number, number][] = [];
  while (pairs.length < count) {
    const [one, other] = [people[below(people.length)]!, people[below(people.length)]!];
    if (one !== other && !one.wishes.includes(other.id)) pairs.push([one.id, other.id]);
  }
  return pairs;
}

test.each([12, 13, 27, 40])(
  'puts each of %i people into one team of the right size that has a common language, with those they want to be with, and with nobody they’re kept apart from',
  (count) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const people = createParticipants(count, seed * 100 + count);
      const apart = choosePairs(people, count / 4, seed);
      const { teams, withoutTeam } = formTeams(formation(people, { apart, seed }));
      expect(withoutTeam).toEqual([]);
      expect(inOrder(teams.flat())).toEqual(idsOf(people));
      for (const team of teams) {
        expect(team.length).toBeGreaterThanOrEqual(rules.least);
        expect(team.length).toBeLessThanOrEqual(rules.most);
        expect(haveCommonLanguage(team.map((id) => people[id - 1]!))).toBe(true);
      }
      for (const pair of apart) expect(areTogether(teams, pair)).toBe(false);
      for (const pair of mutualWishes(people)) expect(areTogether(teams, pair)).toBe(true);
    }
  },
);

test('the same people and seed give the same teams, in any order, and another seed gives others', () => {
  const people = createParticipants(24, 1);
  const teams = formTeams(formation(people));
  expect(formTeams(formation(people.toReversed()))).toEqual(teams);
  expect(formTeams(formation(people, { seed: 2 }))).not.toEqual(teams);
});

const dealInTurn = (people: Participant[], count: number) =>
  Array.from({ length: count }, (_, at) =>
    idsOf(people.filter((_person, index) => index % count === at)),
  );

test('forms teams that fit far better than dealing people out in turn', () => {
  const people = createParticipants(40, 2);
  const facts = readFacts({ people, apart: [], wanted: rules.wanted });
  const measure = (teams: number[][]) => {
    const all = teams.map((team) => team.map((id) => facts.get(id)!));
    return {
      mean: all.reduce((sum, team) => sum + pointsOf(team, 3), 0) / all.length,
      meet: all.filter((team) => commonHoursOf(team)! >= 6).length,
    };
  };
  const formed = measure(formTeams(formation(people)).teams);
  const inTurn = measure(dealInTurn(people, 10));
  expect(formed.mean).toBeGreaterThan(inTurn.mean + 20);
  expect(formed.meet).toBeGreaterThanOrEqual(9);
  expect(inTurn.meet).toBeLessThan(6);
});

/** People of whom nothing is known. */
const createUnknown = (count: number, fields: Partial<Participant> = {}): Participant[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    disciplines: [],
    hours: null,
    week: null,
    goal: null,
    isBeginner: null,
    languages: [],
    wishes: [],
    ...fields,
  }));

test('every team gets one of ten designers', () => {
  const people = createUnknown(40);
  for (const designer of people.slice(0, 10)) designer.disciplines = ['Design'];
  const { teams } = formTeams(formation(people));
  for (const team of teams) expect(team.filter((id) => id <= 10)).toHaveLength(1);
});

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [5, [5]],
  [7, [3, 4]],
  [11, [3, 4, 4]],
])('makes teams of about the same size of %i people', (count, sizes) => {
  const { teams } = formTeams(formation(createUnknown(count)));
  expect(inOrder(teams.map((team) => team.length))).toEqual(sizes);
});

test.each([12, 13, 21])(
  'puts %i people who each want to be with the next into teams of the right size, mostly as they wish',
  (count) => {
    const people = createUnknown(count);
    for (const [at, person] of people.entries())
      person.wishes = [people[(at + 1) % count]!.id, people[(at + count - 1) % count]!.id];
    const { teams } = formTeams(formation(people));
    expect(inOrder(teams.flat())).toEqual(idsOf(people));
    for (const team of teams) {
      expect(team.length).toBeGreaterThanOrEqual(rules.least);
      expect(team.length).toBeLessThanOrEqual(rules.most);
    }
    const kept = mutualWishes(people).filter((pair) => areTogether(teams, pair));
    expect(kept.length).toBeGreaterThan(count / 2);
  },
);

test('a unit is split up rather than making a team too large', () => {
  const people = createUnknown(9);
  for (const [at, person] of people.entries()) {
    const first = at - (at % 3);
    person.wishes = [first + 1, first + 2, first + 3].filter((id) => id !== person.id);
  }
  const { teams } = formTeams(formation(people));
  expect(inOrder(teams.map((team) => team.length))).toEqual([4, 5]);
});

test('a wish doesn’t bring people together who are kept apart or have no common language', () => {
  const people = createUnknown(8, { languages: ['en'] });
  people[0]!.wishes = [2];
  people[1]!.wishes = [1];
  people[2]!.wishes = [4];
  people[3]!.wishes = [3];
  for (const at of [3, 4, 5, 6]) people[at]!.languages = ['fi'];
  const { teams } = formTeams(formation(people, { apart: [[1, 2]] }));
  expect(areTogether(teams, [1, 2])).toBe(false);
  expect(areTogether(teams, [3, 4])).toBe(false);
});

test('leaves someone without a team who could only be with people they’re kept apart from', () => {
  const people = createUnknown(4);
  const apart = [[1, 4] as const, [2, 4] as const, [3, 4] as const];
  const { teams, withoutTeam } = formTeams(formation(people, { apart }));
  expect(inOrder([...teams.flat(), ...withoutTeam])).toEqual([1, 2, 3, 4]);
  for (const pair of apart) expect(areTogether(teams, pair)).toBe(false);
  expect(withoutTeam.length).toBeGreaterThan(0);
});

test('fixed people stay on their team, which others join unless it’s closed', () => {
  const people = createParticipants(24, 3);
  const fixed = [
    { memberIds: [1, 20], isClosed: false },
    { memberIds: [5, 6, 7], isClosed: true },
    { memberIds: [22], isClosed: false },
  ];
  for (let seed = 1; seed <= 3; seed += 1) {
    const { teams } = formTeams(formation(people, { fixed, seed }));
    expect(teams[0]).toEqual(expect.arrayContaining([1, 20]));
    expect(teams[0]!.length).toBeGreaterThanOrEqual(3);
    expect(teams[1]).toEqual([5, 6, 7]);
    expect(teams[2]).toContain(22);
    expect(inOrder(teams.flat())).toEqual(idsOf(people));
  }
});

test('forms the same teams in a worker, while this thread keeps working', async () => {
  const people = createParticipants(16, 4);
  const order: string[] = [];
  const formed = formTeamsInWorker(formation(people)).then((teams) => {
    order.push('teams');
    return teams;
  });
  setImmediate(() => order.push('something else'));
  expect(await formed).toEqual(formTeams(formation(people)));
  expect(order).toEqual(['something else', 'teams']);
});
