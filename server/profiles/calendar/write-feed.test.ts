import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { writeFeed } from './write-feed.ts';

afterEach(() => vi.unstubAllEnvs());

const feed = {
  publicUrl: 'https://pieces.test',
  now: new Date('2026-10-20T12:00:00Z'),
  hackathons: [
    {
      slug: 'harbor-days',
      name: 'Harbor Days; a, b',
      version: 3,
      starts_at: '2026-10-24T22:30:00.000Z',
      ends_at: '2026-10-25T22:30:00.000Z',
      canceled_at: null,
    },
  ],
  tickets: [
    {
      id: 7,
      number: 18,
      version: 2,
      projectId: 4,
      projectName: 'Harbour Tides',
      dueDate: '2026-11-01',
    },
  ],
};

/** What a program reads from a calendar; another package than the one that writes it. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('a calendar is this file', () => {
  expect(writeFeed(feed).split('\r\n')).toEqual([
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
    const [hackathon] = feed.hackathons;
    const [ticket] = feed.tickets;
    const hackathons = changes.map((starts_at, index) => ({
      ...hackathon!,
      slug: `day-${index}`,
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + 60 * 60 * 1000).toISOString(),
    }));
    const tickets = changes.map((at, id) => ({ ...ticket!, id, dueDate: at.slice(0, 10) }));
    const events = read(writeFeed({ ...feed, hackathons, tickets }));
    const [timed, whole] = [events.slice(0, changes.length), events.slice(changes.length)];
    expect(timed.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(changes);
    expect(timed.map(({ endDate }) => endDate.toJSDate().toISOString())).toEqual(
      hackathons.map(({ ends_at }) => ends_at),
    );
    expect(whole.map(({ startDate }) => startDate.toString())).toEqual(
      tickets.map(({ dueDate }) => dueDate),
    );
  },
);

test('a canceled hackathon is marked, so that calendars take it out', () => {
  const canceled = { ...feed.hackathons[0]!, canceled_at: '2026-10-19T09:00:00.000Z' };
  expect(writeFeed({ ...feed, hackathons: [canceled] })).toContain('STATUS:CANCELLED');
});
