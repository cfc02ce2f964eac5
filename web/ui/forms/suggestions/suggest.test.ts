import { expect, test } from 'vitest';
import { knownRoles, knownSkills } from '#contract/values/lists/known-labels.ts';
import { suggest } from './suggest.ts';

const suggestSkills = (typed: string, taken: string[] = []) =>
  suggest(knownSkills, { typed, taken });

test.each([
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['reactjs', 'React'],
  ['react.js', 'React'],
  ['postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['golang', 'Go'],
  ['c++', 'C++'],
  ['NODE', 'Node.js'],
])('typing %s suggests %s first', (typed, name) => {
  expect(suggestSkills(typed)[0]).toBe(name);
});

test.each([
  ['fe', 'Front-end developer'],
  ['front end', 'Front-end developer'],
  ['Frontend dev', 'Front-end developer'],
  ['qa', 'Tester'],
  ['ux', 'UX designer'],
])('typing %s suggests the role %s first', (typed, name) => {
  expect(suggest(knownRoles, { typed, taken: [] })[0]).toBe(name);
});

test('finds a later word of a name after names that start with it', () => {
  expect(suggest(knownRoles, { typed: 'des', taken: [] })).toEqual([
    'Designer',
    'Game designer',
    'Level designer',
    'Sound designer',
    'UI designer',
    'UX designer',
  ]);
});

test('suggests nothing without text, for unknown text, and for a label that is typed in full or already chosen', () => {
  expect(suggestSkills('')).toEqual([]);
  expect(suggestSkills(' - ')).toEqual([]);
  expect(suggestSkills('qwertz')).toEqual([]);
  expect(suggestSkills('TypeScript')).toEqual([]);
  expect(suggestSkills('ts', ['typescript'])).not.toContain('TypeScript');
});

test('suggests a handful, and no alias leads to two labels', () => {
  expect(suggestSkills('s').length).toBeLessThanOrEqual(7);
  for (const labels of [knownSkills, knownRoles]) {
    const all = labels.flat().map((text) => text.toLowerCase());
    expect(all.filter((text, at) => all.indexOf(text) < at)).toEqual([]);
  }
});
