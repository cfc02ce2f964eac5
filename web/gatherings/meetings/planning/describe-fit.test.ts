import { expect, test } from 'vitest';
import { describeFit } from './describe-fit.ts';

const time = (free: number) => ({ startsAt: '', endsAt: '', free });

test.each([
  ['Fits everyone', { times: [time(3)], answered: 3, members: 3 }],
  ['Fits everyone who said when they have time', { times: [time(2)], answered: 2, members: 3 }],
  ['Fits 2 of the 3 who said when they have time', { times: [time(2)], answered: 3, members: 4 }],
  [
    'No two of those who said when they have time are free together.',
    { times: [], answered: 2, members: 3 },
  ],
  ['We found no time in the next 2 weeks.', { times: [], answered: 1, members: 3 }],
  [
    'Nobody on your team has said when they have time, so we can’t suggest any.',
    { times: [], answered: 0, members: 3 },
  ],
])('says “%s”', (words, suggested) => {
  expect(describeFit(suggested)).toBe(words);
});
