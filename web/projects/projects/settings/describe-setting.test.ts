import { expect, test } from 'vitest';
import { describeSetting } from './describe-setting.ts';

test('roles that differ in anything read differently', () => {
  const designer = {
    name: 'Designer',
    discipline: 'Design',
    places: 1,
    skills: ['Figma'],
    level: 'any',
    mentors: false,
  } as const;
  const describe = (fields: object) =>
    describeSetting('roles', [{ ...designer, skills: ['Figma'], ...fields }]);
  expect(describe({})).toBe('Designer: 1 spot, Design, any level, Figma');
  expect(describe({ places: 2, level: 'some', mentors: true })).toBe(
    'Designer: 2 spots, Design, some experience, you help someone learn it, Figma',
  );
});

test('describes values in words, and a missing one as None', () => {
  expect(describeSetting('languages', ['fi', 'en'])).toBe('Finnish, English');
  expect(describeSetting('week', ['night'])).toBe('Nights');
  expect(describeSetting('goal', 'win')).toBe('Win something');
  expect(describeSetting('timeZone', 'Europe/Helsinki')).toBe('Europe/Helsinki');
  expect(describeSetting('techStack', ['React', 'CSS'])).toBe('React, CSS');
  expect(describeSetting('hours', 5)).toBe('5');
  expect(describeSetting('hours', null)).toBe('None');
  expect(describeSetting('githubUrl', '')).toBe('None');
});
