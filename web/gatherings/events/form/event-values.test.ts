import { describe, expect, it, test } from 'vitest';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { eventOf } from '#tests/components/events.ts';
import { editedZone, moveEnd, repeatOf } from '#web/gatherings/events/event-form-times.ts';
import { runInTimeZone } from '#tests/time-zone.ts';
import { formOf, newEvent, valuesOf } from './event-values.ts';

runInTimeZone('Europe/Helsinki');

const timeZone = 'Europe/Helsinki';
const now = new Date('2026-11-24T09:00:00Z');
const refused = (field: string, message: string) =>
  expect.objectContaining({
    errors: [{ field, message: expect.stringContaining(message) as string }],
  }) as Error;

test('a new event is in a week at five for two hours, in the creator’s zone', () => {
  const form = formOf({ ...newEvent(now), title: 'Maps' }, { timeZone });
  expect(form).toMatchObject({
    startsAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-01T17:00:00.000Z',
    timeZone,
    maxParticipants: null,
  });
});

test('reads back what was saved, with commas in names', () => {
  const event = eventOf({
    link: 'https://meet.example',
    mentors: [{ name: 'Lehtinen, Jari', expertise: 'Git' }],
    speakers: [{ name: 'Iida Harju', topic: 'Maps, old and new' }],
    activities: ['Draw', 'Fold'],
    sponsors: ['Saaripolku Data'],
  });
  expect(formOf(valuesOf(event), { timeZone, current: event })).toEqual(
    expect.objectContaining({
      ...pick(event, ['title', 'type', 'category', 'format', 'location', 'link', 'description']),
      ...pick(event, ['startsAt', 'endsAt', 'timeZone', 'maxParticipants', 'skills']),
      ...pick(event, ['mentors', 'speakers', 'activities', 'sponsors']),
    }),
  );
});

test('an online event is sent without the place that was typed for another format', () => {
  const values = { ...newEvent(now), location: 'Oulu', maxParticipants: '12' };
  expect(formOf({ ...values, format: 'Online' }, { timeZone }).location).toBe('');
  expect(formOf(values, { timeZone })).toMatchObject({ location: 'Oulu', maxParticipants: 12 });
});

describe('mentors and speakers', () => {
  it('are a name, a comma and the rest of the line', () => {
    const mentors = '\n Jari Lehtinen , Git, Rust \n';
    expect(formOf({ ...newEvent(now), mentors }, { timeZone }).mentors).toEqual([
      { name: 'Jari Lehtinen', expertise: 'Git, Rust' },
    ]);
  });

  it.each(['Jari', ', Git', 'Jari,', 'Jari,  '])('are refused at their field: %j', (line) => {
    const mentors = `Noor Ahmed, Rust\n${line}`;
    expect(() => formOf({ ...newEvent(now), mentors }, { timeZone })).toThrow(
      refused('mentors', 'in line 2'),
    );
  });
});

describe('times', () => {
  const edited = (fields: Partial<LiveEvent>, changed = {}) => {
    const current = eventOf(fields);
    const { startsAt, endsAt } = formOf(
      { ...valuesOf(current), ...changed },
      { timeZone: current.timeZone, current },
    );
    return { startsAt, endsAt };
  };

  it('are those of the event’s zone for an editor elsewhere', () => {
    const sydney = { timeZone: 'Australia/Sydney' };
    expect(valuesOf(eventOf(sydney))).toMatchObject({
      startsAt: '2026-11-27T02:00',
      endsAt: '2026-11-27T04:00',
    });
    expect(edited(sydney, { endsAt: '2026-11-27T05:00' })).toEqual({
      startsAt: '2026-11-26T15:00:00.000Z',
      endsAt: '2026-11-26T18:00:00.000Z',
    });
  });

  it('stay what they were in the hour that exists twice, unless they’re changed', () => {
    const second = { startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T03:00:00.000Z' };
    expect(valuesOf(eventOf(second)).startsAt).toBe('2026-10-25T03:30');
    expect(edited(second)).toEqual(second);
    expect(edited(second, { startsAt: '2026-10-25T03:45' }).startsAt).toBe(
      '2026-10-25T00:45:00.000Z',
    );
  });

  it('are the editor’s if the browser doesn’t know the event’s zone', () => {
    const nowhere = eventOf({ timeZone: 'Europe/Atlantis' });
    expect(valuesOf(nowhere).startsAt).toBe('2026-11-26T17:00');
    expect(editedZone(nowhere)).toBe(timeZone);
  });

  it('are refused at their field in an hour that the clocks skip', () => {
    const endsAt = '2026-03-29T03:30';
    expect(() => formOf({ ...newEvent(now), endsAt }, { timeZone })).toThrow(
      refused('endsAt', 'doesn’t exist'),
    );
    expect(formOf({ ...newEvent(now), endsAt }, { timeZone: 'America/New_York' }).endsAt).toBe(
      '2026-03-29T07:30:00.000Z',
    );
  });

  it('are sent as empty texts if they’re incomplete', () => {
    expect(formOf({ ...newEvent(now), startsAt: '' }, { timeZone }).startsAt).toBe('');
  });
});

test('the end moves with the start, also over the end of a month', () => {
  const times = { startsAt: '2026-11-30T22:00', endsAt: '2026-12-01T01:00' };
  expect(moveEnd(times, '2026-12-30T23:30')).toBe('2026-12-31T02:30');
  expect(moveEnd(times, '')).toBe(times.endsAt);
  expect(moveEnd({ ...times, endsAt: '' }, '2026-12-30T23:30')).toBe('');
});

test('an event repeats only if someone chose how often', () => {
  const values = newEvent(now);
  expect(repeatOf(values)).toBeNull();
  expect(repeatOf({ ...values, repeat: { weeks: 2, times: 6 } })).toEqual({ weeks: 2, times: 6 });
});

const pick = <Key extends keyof LiveEvent>(event: LiveEvent, keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, event[key]]));
