import { expect, test } from 'vitest';
import { describeRecord } from './describe-record.ts';

const nothing = { answers: null, earlier: null };

test('says how a team answers and how earlier projects ended, and nothing without data', () => {
  expect(describeRecord(nothing, 'Frida Berg')).toEqual([]);
  const answers = { answered: 9, requests: 10 };
  expect(describeRecord({ answers, earlier: { completed: 2, projects: 3 } }, 'Frida Berg')).toEqual(
    [
      'The team answered 9 of its last 10 requests in time.',
      '2 of Frida Berg’s 3 earlier projects were completed.',
    ],
  );
  const earlierOf = (completed: number) =>
    describeRecord({ ...nothing, earlier: { completed, projects: 2 } }, 'Frida Berg');
  expect([0, 1, 2].flatMap(earlierOf)).toEqual([
    'None of Frida Berg’s 2 earlier projects was completed.',
    '1 of Frida Berg’s 2 earlier projects was completed.',
    'All of Frida Berg’s 2 earlier projects were completed.',
  ]);
});
