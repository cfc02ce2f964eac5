import { expect, test } from 'vitest';
import { describeWorkingStyle } from './working-style.ts';

const unsaid = { languages: [], hours: null, week: [], timeZone: '', goal: null };

test('says how a team works in words', () => {
  expect(
    describeWorkingStyle({
      languages: ['fi', 'en'],
      hours: 5,
      week: ['weekday_evening', 'weekend_day'],
      timeZone: 'Europe/Helsinki',
      goal: 'portfolio',
    }),
  ).toEqual([
    { label: 'Languages', text: 'Finnish, English' },
    { label: 'Time', text: '5 hours a week' },
    { label: 'When', text: 'Weekday evenings\u00A0· Weekends, daytime' },
    { label: 'Time zone', text: 'Europe/Helsinki' },
    { label: 'Goal', text: 'Build a portfolio' },
  ]);
});

test('leaves out what the team has not said', () => {
  expect(describeWorkingStyle(unsaid)).toEqual([]);
  expect(describeWorkingStyle({ ...unsaid, hours: 1 })).toEqual([
    { label: 'Time', text: '1 hour a week' },
  ]);
});
