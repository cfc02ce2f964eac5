import { expect, it } from 'vitest';
import { getHackathons } from './hackathons.ts';
import { themeOptions } from './hackathons-themes.ts';

const { upcoming, past } = getHackathons(new Date(2026, 7, 5, 15, 0));

it('has four upcoming and four past hackathons, one per quarter', () => {
  expect(upcoming.map(({ date }) => date)).toEqual([
    new Date(2026, 7, 31),
    // November has no 31st day.
    new Date(2026, 10, 30),
    new Date(2027, 1, 28),
    new Date(2027, 4, 31),
  ]);
  expect(past.map(({ date }) => date)).toEqual([
    new Date(2026, 4, 31),
    new Date(2026, 1, 28),
    new Date(2025, 10, 30),
    new Date(2025, 7, 31),
  ]);
  const next = upcoming.map(({ nextHackathonDate }) => nextHackathonDate);
  expect(next.slice(0, 3)).toEqual(upcoming.slice(1).map(({ date }) => date));
});

it('gives each the fixed cycle, prizes and maximum', () => {
  for (const hackathon of [...upcoming, ...past]) {
    expect(hackathon.hackathonCycle).toBe('quarterly');
    expect(hackathon.maxParticipants).toBe(150);
    expect(hackathon.currentParticipants).toBeLessThanOrEqual(150);
    expect(hackathon.prizes.map(({ amount }) => amount)).toEqual([10_000, 5_000, 2_500]);
    expect(hackathon.registrationDeadline < hackathon.date).toBe(true);
  }
  expect(new Set(upcoming.map(({ status }) => status))).toEqual(new Set(['upcoming']));
  expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['past']));
});

it('has a registration deadline in the future, whatever day it is', () => {
  for (let day = 1; day <= 366; day += 1) {
    const today = new Date(2032, 0, day, 23, 59);
    const [next] = getHackathons(today).upcoming;
    const [last] = getHackathons(today).past;
    expect(next!.registrationDeadline > today).toBe(true);
    expect(last!.date < today).toBe(true);
  }
});

it('has three themes whose votes add up to the total', () => {
  const total = themeOptions.reduce((sum, { votes }) => sum + votes, 0);
  expect(themeOptions).toHaveLength(3);
  expect(themeOptions.map(({ totalVotes }) => totalVotes)).toEqual([total, total, total]);
});
