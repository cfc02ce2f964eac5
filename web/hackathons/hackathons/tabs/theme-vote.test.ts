import { describe, expect, it, test } from 'vitest';
import { themeOptions } from '#web/site/sample/hackathons-themes.ts';
import { mentorTone, sponsorTone } from './tones.ts';
import { castVote, percentageOf } from './theme-vote.ts';

describe('castVote', () => {
  it('adds one vote to the chosen option and one to every total', () => {
    const before = themeOptions;
    const after = castVote(before, 2);
    expect(after.map(({ votes }) => votes)).toEqual([128, 98, 87]);
    expect(after.map(({ totalVotes }) => totalVotes)).toEqual([313, 313, 313]);
    expect(after.map(({ percentage }) => percentage)).toEqual([41, 31, 28]);
    expect(before.map(({ votes }) => votes)).toEqual([128, 97, 87]);
  });
});

test('percentageOf rounds, and returns 0 without votes', () => {
  expect(percentageOf({ votes: 1, totalVotes: 3 })).toBe(33);
  expect(percentageOf({ votes: 2, totalVotes: 3 })).toBe(67);
  expect(percentageOf({ votes: 1, totalVotes: 200 })).toBe(1);
  expect(percentageOf({ votes: 0, totalVotes: 0 })).toBe(0);
  for (const option of themeOptions) expect(option.percentage).toBe(percentageOf(option));
});

test('mentorTone depends on the expertise, sponsorTone on the tier', () => {
  expect(['5G and sensors', 'Cloud Gaming', 'Timetables'].map(mentorTone)).toEqual([
    'blue',
    'green',
    'grey',
  ]);
  expect(['platinum', 'gold', 'silver', 'bronze'].map(sponsorTone)).toEqual([
    'blue',
    'yellow',
    'grey',
    'grey',
  ]);
});
