import { expect, test } from 'vitest';
import { describeTeam, warnAboutTeams } from './describe-team.ts';
import type { TeamRules } from './forming/participant.ts';
import { createGroup, type NamedParticipant } from './group.ts';

const rules: TeamRules = { least: 2, most: 3, wanted: ['Front-end', 'Design'], isShort: false };
/** All hours of Sunday morning. */
const morning = '1'.repeat(12).padEnd(168, '0');
const firstHours = '1'.repeat(4).padEnd(168, '0');

const aino: NamedParticipant = {
  id: 1,
  name: 'Aino',
  disciplines: ['Front-end', 'Design'],
  hours: 10,
  week: morning,
  goal: 'learn',
  isBeginner: false,
  languages: ['en', 'fi'],
  wishes: [2],
};
const juno: NamedParticipant = {
  ...aino,
  id: 2,
  name: 'Juno',
  disciplines: ['Design'],
  hours: 5,
  week: firstHours,
  isBeginner: true,
  wishes: [1],
};
const sam: NamedParticipant = {
  id: 3,
  name: 'Sam',
  disciplines: [],
  hours: null,
  week: null,
  goal: null,
  isBeginner: null,
  languages: [],
  wishes: [1],
};

const describePeople = (
  people: NamedParticipant[],
  { ids = people.map(({ id }) => id), isShort = false } = {},
) => describeTeam(createGroup({ people, apart: [], rules: { ...rules, isShort } }), ids);

test('gives each reason its points and says why', () => {
  const { points, reasons, warnings } = describePeople([aino, juno]);
  expect(reasons).toEqual([
    { key: 'disciplines', fits: 'yes', points: 30, most: 30, words: 'Front-end and Design' },
    { key: 'hours', fits: 'partly', points: 20, most: 30, words: '4 hours a week in common' },
    { key: 'effort', fits: 'partly', points: 8, most: 15, words: '5 to 10 hours a week each' },
    { key: 'goal', fits: 'yes', points: 15, most: 15, words: 'Everyone wants to learn' },
    {
      key: 'experience',
      fits: 'yes',
      points: 10,
      most: 10,
      words: '1 with experience, 1 beginner',
    },
    { key: 'languages', fits: 'yes', points: 0, most: 0, words: 'English and Finnish' },
    { key: 'wishes', fits: 'yes', points: 0, most: 0, words: 'Aino and Juno want to be together' },
  ]);
  expect(points).toBe(83);
  expect(warnings).toEqual([]);
});

test('unknown answers count half', () => {
  const { points, reasons, warnings } = describePeople([sam, { ...sam, id: 4 }]);
  expect(reasons.map(({ key, fits, points }) => [key, fits, points])).toEqual([
    ['disciplines', 'no', 0],
    ['hours', 'unknown', 15],
    ['effort', 'unknown', 8],
    ['goal', 'unknown', 8],
    ['experience', 'unknown', 5],
    ['languages', 'unknown', 0],
  ]);
  expect(points).toBe(36);
  expect(warnings).toEqual(['Nobody for Front-end and Design']);
});

test('warns about sizes, languages, hours and mutual wishes that aren’t met', () => {
  const stranger = { ...sam, id: 5, languages: ['sv'] };
  const late = { ...stranger, week: '0'.repeat(100) + '1'.repeat(68) };
  const { warnings } = describePeople([aino, juno, late, sam], { ids: [1, 5] });
  expect(warnings).toEqual([
    'No common language',
    'Nobody for Design',
    'No time in common',
    'Aino and Juno aren’t together, though both want to be',
  ]);
  expect(describePeople([sam]).warnings[0]).toBe('1 person, 1 too few');
  const four = [sam, ...[6, 7, 8].map((id) => ({ ...sam, id }))];
  expect(describePeople(four).warnings[0]).toBe('4 people, 1 too many');
});

test('names a one-sided wish that is met', () => {
  const { reasons, warnings } = describePeople([aino, juno, sam], { ids: [1, 3] });
  expect(reasons.filter(({ key }) => key === 'wishes').map(({ words }) => words)).toEqual([
    'Sam wants to be with Aino',
  ]);
  expect(warnings).toContain('Aino and Juno aren’t together, though both want to be');
});

test('counts the teams that lack a discipline', () => {
  const group = createGroup({ people: [aino, juno, sam], apart: [], rules });
  expect(warnAboutTeams(group, [[1], [2], [3]])).toEqual([
    '2 teams without anyone for Front-end',
    '2 teams without anyone for Design',
  ]);
});

test('in a short hackathon, the other reasons share all points', () => {
  const { points, reasons, warnings } = describePeople([aino, juno], { isShort: true });
  expect(points).toBe(100);
  expect(reasons.filter(({ most }) => most > 0)).toMatchObject([
    { key: 'disciplines', most: 55 },
    { key: 'goal', most: 27 },
    { key: 'experience', most: 18 },
  ]);
  expect(warnings).toEqual([]);
});
