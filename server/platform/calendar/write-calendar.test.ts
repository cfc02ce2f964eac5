import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

afterEach(() => vi.unstubAllEnvs());

const harborDays: CalendarEntry = {
  id: 'hackathon-harbor-days',
  version: 3,
  title: 'Harbor Days; a, b',
  path: '/hackathons/harbor-days',
  startsAt: '2026-10-24T22:30:00.000Z',
  endsAt: '2026-10-25T22:30:00.000Z',
};
const meetup: CalendarEntry = {
  id: 'event-4',
  version: 1,
  title: 'Meetup',
  path: '/events/4',
  location: 'Oulu, hall',
  description: 'https://meet.example/4',
  startsAt: '2026-10-26T16:00:00.000Z',
  endsAt: '2026-10-26T18:00:00.000Z',
};
const due: CalendarEntry = {
  id: 'ticket-7',
  version: 2,
  title: 'Due: Harbour Tides #18',
  path: '/tickets/4/7',
  day: '2026-11-01',
};
const calendar = {
  publicUrl: 'https://pieces.test',
  now: new Date('2026-10-20T12:00:00Z'),
  entries: [harborDays, meetup, due],
};

/** What a program reads from a calendar; another package than the one that writes it. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('a calendar is this file', () => {
  expect(writeCalendar(calendar).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pieces//Calendar//EN',
    'NAME:Pieces',
    'X-WR-CALNAME:Pieces',
    'BEGIN:VEVENT',
    'UID:hackathon-harbor-days@pieces.test',
    'SEQUENCE:3',
    'DTSTAMP:20261020T120000Z',
    'DTSTART:20261024T223000Z',
    'DTEND:20261025T223000Z',
    'SUMMARY:Harbor Days\\; a\\, b',
    'URL;VALUE=URI:https://pieces.test/hackathons/harbor-days',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:event-4@pieces.test',
    'SEQUENCE:1',
    'DTSTAMP:20261020T120000Z',
    'DTSTART:20261026T160000Z',
    'DTEND:20261026T180000Z',
    'SUMMARY:Meetup',
    'LOCATION:Oulu\\, hall',
    'DESCRIPTION:https://meet.example/4',
    'URL;VALUE=URI:https://pieces.test/events/4',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:ticket-7@pieces.test',
    'SEQUENCE:2',
    'DTSTAMP:20261020T120000Z',
    'DTSTART;VALUE=DATE:20261101',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Due: Harbour Tides #18',
    'URL;VALUE=URI:https://pieces.test/tickets/4/7',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

// Clocks change on these days: in Helsinki and New York back and forward, in Sydney the other way round.
const changes = [
  '2026-10-24T23:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2027-03-14T07:30:00.000Z',
  '2027-03-28T01:30:00.000Z',
  '2026-10-03T16:30:00.000Z',
  '2027-04-03T16:30:00.000Z',
];

test.each(['Europe/Helsinki', 'America/New_York', 'Australia/Sydney'])(
  'a program in %s reads the same instants and days, also when clocks change',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const timed = changes.map((startsAt, index) => ({
      ...meetup,
      id: `event-${index}`,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 60 * 60 * 1000).toISOString(),
    }));
    const whole = changes.map((at, id) => ({ ...due, id: `ticket-${id}`, day: at.slice(0, 10) }));
    const events = read(writeCalendar({ ...calendar, entries: [...timed, ...whole] }));
    const [first, last] = [events.slice(0, changes.length), events.slice(changes.length)];
    expect(first.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(changes);
    expect(first.map(({ endDate }) => endDate.toJSDate().toISOString())).toEqual(
      timed.map(({ endsAt }) => endsAt),
    );
    expect(last.map(({ startDate }) => startDate.toString())).toEqual(whole.map(({ day }) => day));
  },
);

test('a canceled entry is marked, so that calendars take it out', () => {
  const entries = [{ ...harborDays, isCanceled: true }];
  expect(writeCalendar({ ...calendar, entries })).toContain('STATUS:CANCELLED');
});
