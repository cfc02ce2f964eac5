import { describe, expect, test } from 'vitest';
import { bandPoints, mostPoints, reasonKeys } from '#contract/matching/match-points.ts';
import { disciplines, goals, roleLevels } from '#contract/values/vocabulary.ts';
import { createRandom } from '#tests/random.ts';
import type { MatchedOpening, MatchedPerson } from './matched.ts';
import { bandOf, reasonsFor, scoreOf } from './score-match.ts';

const person = (facts: Partial<MatchedPerson> = {}): MatchedPerson => ({
  disciplines: [],
  knows: [],
  begins: [],
  learns: [],
  hours: null,
  goal: null,
  ...facts,
});

const opening = (facts: Partial<MatchedOpening> = {}): MatchedOpening => ({
  discipline: 'Front-end',
  skills: ['React', 'CSS', 'PostGIS'],
  level: 'some',
  mentors: false,
  hours: 5,
  goal: 'learn',
  asks: true,
  answered: 9,
  requests: 10,
  commonHours: 9,
  ...facts,
});

const reasonOf = (
  key: (typeof reasonKeys)[number],
  [one, other]: [MatchedPerson, MatchedOpening],
  reader: 'person' | 'team' = 'person',
) => reasonsFor(one, other, reader).find((reason) => reason.key === key)!;

test('all reasons together have at most 100 points, or 90 for a team that looks for people', () => {
  const best = person({
    disciplines: ['Front-end'],
    knows: ['React', 'CSS', 'PostGIS'],
    hours: 5,
    goal: 'learn',
  });
  expect(scoreOf(best, opening({ answered: 10 }))).toBe(100);
  expect(scoreOf(best, opening(), 'team')).toBe(90);
  expect(bandOf(63, 'team')).toBe('well');
  expect(bandOf(62, 'team')).toBe('could');
  expect([bandOf(70), bandOf(69), bandOf(45), bandOf(44)]).toEqual([
    'well',
    'could',
    'could',
    'stretch',
  ]);
});

test('unknown answers count half, and an empty profile could fit', () => {
  const empty = reasonsFor(person(), opening({ commonHours: null, requests: 2 }));
  for (const { key, points, fits } of empty) {
    if (key === 'answers') continue;
    expect([key, points, fits]).toEqual([key, mostPoints[key] / 2, 'unknown']);
  }
  expect(scoreOf(person(), opening({ commonHours: null, requests: 2 }))).toBe(52);
  expect(bandOf(52)).toBe('could');
});

describe('skills', () => {
  test.each<[points: number, one: Partial<MatchedPerson>, other: Partial<MatchedOpening>]>([
    [27, { knows: ['React', 'CSS'] }, {}],
    [12, { begins: ['React', 'CSS'] }, { skills: ['React', 'CSS', 'C', 'D'] }],
    [20, { begins: ['React', 'CSS'] }, { skills: ['React', 'CSS', 'C', 'D'], level: 'any' }],
    [20, { begins: ['React', 'CSS'] }, { skills: ['React', 'CSS', 'C', 'D'], mentors: true }],
    [12, { learns: ['React'] }, { skills: ['React'] }],
    [24, { learns: ['React'] }, { skills: ['React'], mentors: true }],
    [0, { knows: ['Rust'] }, {}],
    [40, { knows: ['quiet maps'] }, { skills: ['Quiet Maps'] }],
  ])('%d points', (points, one, other) => {
    expect(reasonOf('skills', [person(one), opening(other)]).points).toBe(points);
  });
});

describe('words', () => {
  const pairs: [string, Partial<MatchedPerson>, Partial<MatchedOpening>][] = [
    ['You know React and CSS, 2 of 3 skills', { knows: ['React', 'CSS'] }, {}],
    [
      'You know React, 1 of 3 skills, and you’re starting with CSS and you want to learn PostGIS',
      { knows: ['React'], begins: ['CSS'], learns: ['PostGIS'] },
      {},
    ],
    ['Front-end is on your list', { disciplines: ['Front-end'] }, {}],
    ['Front-end isn’t what you’re looking for', { disciplines: ['Design'] }, {}],
    ['5 hours a week is enough', { hours: 5 }, {}],
    ['They ask for 12 hours a week, you have 5', { hours: 5 }, { hours: 12 }],
    ['Your free times overlap', {}, {}],
    ['Your free times overlap for 5 hours a week', {}, { commonHours: 5 }],
    ['You both want to learn', { goal: 'learn' }, {}],
    ['They want to win, you want to learn', { goal: 'learn' }, { goal: 'win' }],
    ['The team answered 9 of 10 requests in time', {}, {}],
    ['You can join right away', {}, { asks: false }],
    ['React, CSS, and PostGIS are new to you', { knows: ['Rust'] }, {}],
    ['PostGIS is new to you', { knows: ['Rust'] }, { skills: ['PostGIS'] }],
    [
      'You’re new to React, and the team helps you learn it',
      { begins: ['React'] },
      { mentors: true },
    ],
    ['You want to learn React', { learns: ['React'] }, {}],
    ['New here? This team helps you learn', {}, { mentors: true }],
    ['Tell us what you know or want to learn', {}, {}],
  ];
  test.each(pairs)('%s', (words, one, other) => {
    const all = reasonsFor(person(one), opening(other)).map((reason) => reason.words);
    expect(all).toContain(words);
  });

  test('are about them if a lead reads', () => {
    const fit = [person({ knows: ['React'], hours: 3 }), opening()] as const;
    expect(reasonsFor(...fit, 'team').map((reason) => reason.words)).toEqual([
      'They know React, 1 of 3 skills',
      'They haven’t said what they want to do',
      'You ask for 5 hours a week, they have 3',
      'Your free times overlap',
      'They haven’t said what matters most to them',
    ]);
  });
});

test('the points of the lines add up to the score', () => {
  const random = createRandom(7);
  const skills = ['React', 'CSS', 'Rust', 'Go', 'SQL', 'Figma'];
  const some = (most: number) => skills.filter(() => random(2) === 0).slice(0, most);
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)]!;
  for (let round = 0; round < 2000; round += 1) {
    const one = person({
      disciplines: random(2) ? [pick(disciplines)] : [],
      knows: some(3),
      begins: some(2),
      learns: some(2),
      hours: random(2) ? 1 + random(40) : null,
      goal: random(2) ? pick(goals) : null,
    });
    const other = opening({
      discipline: pick(disciplines),
      skills: some(5),
      level: pick(roleLevels),
      mentors: random(2) === 0,
      hours: random(2) ? 1 + random(40) : null,
      goal: random(2) ? pick(goals) : null,
      asks: random(2) === 0,
      requests: 10,
      answered: random(11),
      commonHours: random(2) ? random(60) : null,
    });
    for (const reader of ['person', 'team'] as const) {
      const reasons = reasonsFor(one, other, reader);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(scoreOf(one, other, reader));
      for (const { points, most } of reasons) {
        expect(Number.isInteger(points)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(most);
      }
    }
  }
});

test('the constants are what the bands and reasons promise', () => {
  expect(reasonKeys.reduce((sum, key) => sum + mostPoints[key], 0)).toBe(100);
  expect(bandPoints).toEqual({ well: 70, could: 45, stretch: 0 });
});

test('fewer hours than the team asks for fit only in part', () => {
  const fitOf = (hours: number) =>
    reasonOf('hours', [person({ hours }), opening({ hours: 5 })]).fits;
  expect([5, 4, 1].map(fitOf)).toEqual(['yes', 'partly', 'partly']);
});
