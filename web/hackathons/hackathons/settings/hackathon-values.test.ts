import { expect, test } from 'vitest';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { runInTimeZone } from '#tests/time-zone.ts';
import { formOf, newHackathon, valuesOf } from './hackathon-values.ts';

// A zone in which the clocks change.
runInTimeZone('Europe/Helsinki');

const now = new Date('2026-11-23T12:00:00Z');

/** The second half past three in Helsinki on that day: the clocks go back at four. */
const repeated = '2026-10-25T01:30:00.000Z';
const times = { opensAt: repeated, closesAt: repeated, startsAt: repeated, endsAt: repeated };

test('opens sign-up right away and closes it at the start by default', () => {
  const values = { ...newHackathon(now), name: 'Night of Maps' };
  const form = formOf(values, { now });
  expect(form.opensAt).toBe(now.toISOString());
  expect(form.closesAt).toBe(form.startsAt);
  expect(Date.parse(form.startsAt)).toBeGreaterThan(now.getTime());
  expect(Date.parse(form.endsAt)).toBeGreaterThan(Date.parse(form.startsAt));
  const later = formOf({ ...values, closesAt: '2026-11-24T09:00' }, { now });
  expect(later.closesAt).toBe(new Date('2026-11-24T09:00').toISOString());
});

test('sends an incomplete date as an empty text', () => {
  expect(formOf({ ...newHackathon(now), endsAt: '' }, { now }).endsAt).toBe('');
});

test('turns lines into tickets, and keeps the other fields of those it had', () => {
  const plan = { title: 'Plan', description: 'One page', type: 'Task', priority: 'High' } as const;
  const current = { kind: 'cohort', timeZone: 'Europe/Helsinki', template: [plan] } as const;
  const form = formOf(
    { ...newHackathon(now), template: ' Plan \n\nDraw the first screen\n' },
    { now, current: { ...times, ...current, template: [plan] } },
  );
  expect(form.template).toEqual([plan, { title: 'Draw the first screen' }]);
  expect([form.kind, form.timeZone]).toEqual(['cohort', 'Europe/Helsinki']);
});

test('reads back what was saved', () => {
  const values = { ...newHackathon(now), name: 'Night of Maps', template: 'Plan' };
  const saved = { ...formOf(values, { now }), description: '' } as unknown as Hackathon;
  expect(valuesOf(saved)).toEqual({ ...values, opensAt: valuesOf(saved).opensAt });
});

test('a time that wasn’t changed stays, even in the hour that exists twice', () => {
  const saved = { ...formOf(newHackathon(now), { now }), ...times } as unknown as Hackathon;
  const values = valuesOf(saved);
  expect(values.startsAt).toBe('2026-10-25T03:30');
  expect(formOf(values, { now, current: saved })).toMatchObject(times);
  const later = { ...values, endsAt: '2026-10-25T04:30' };
  expect(formOf(later, { now, current: saved })).toMatchObject({
    ...times,
    endsAt: '2026-10-25T02:30:00.000Z',
  });
});

test('an hour that the clocks skip is refused at its field', () => {
  const values = { ...newHackathon(now), endsAt: '2026-03-29T03:30' };
  expect(() => formOf(values, { now })).toThrow(
    expect.objectContaining({
      errors: [{ field: 'endsAt', message: expect.stringContaining('doesn’t exist') as string }],
    }),
  );
});
