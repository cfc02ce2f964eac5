import { expect, test } from 'vitest';
import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';
import { listedHackathonOf } from '#tests/components/hackathons.ts';
import { showHackathons } from './show-hackathons.ts';

// Sign-up is open from November 20 to 27.
const now = Date.parse('2026-11-25T10:00:00Z');
const nothing = { own: [], listed: [], past: [] };
const one = (fields: Partial<ListedHackathon>, at = now) =>
  showHackathons({ ...nothing, listed: [listedHackathonOf(fields)] }, at).upcoming[0]!;

test('a hackathon has only what is known of it', () => {
  expect(one({ excerpt: 'Bring a map' })).toEqual({
    id: 1,
    title: 'Night of Maps',
    page: '/hackathons/maps',
    date: new Date('2026-11-27T15:00:00.000Z'),
    endDate: new Date('2026-11-27T21:00:00.000Z'),
    description: 'Bring a map',
    image: 'Night of Maps',
    organizer: 'Olena Shevchenko',
    tags: [],
    currentParticipants: 31,
    maxParticipants: 40,
    registrationDeadline: new Date('2026-11-27T15:00:00.000Z'),
    labels: [{ name: 'Open for sign-up', tone: 'green' }],
    task: undefined,
    register: { to: '/hackathons/maps' },
    results: undefined,
  });
  expect(one({ organizer: null }).organizer).toBeUndefined();
});

test.each<[string, Partial<ListedHackathon>, string, boolean]>([
  ['while sign-up is open', {}, '2026-11-25', true],
  ['after leaving', { ownState: 'left' }, '2026-11-25', true],
  ['while teams build and sign-up goes on', { phase: 'building' }, '2026-11-25', true],
  ['before sign-up opens', { phase: 'draft' }, '2026-11-19', false],
  ['after sign-up has closed', { phase: 'closed' }, '2026-11-28', false],
  ['after signing up', { ownState: 'signed_up' }, '2026-11-25', false],
  ['after being removed', { ownState: 'removed' }, '2026-11-25', false],
  ['for the team behind it', { staffRole: 'judge' }, '2026-11-25', false],
  ['once it’s canceled', { phase: 'canceled' }, '2026-11-25', false],
])('Register Now %s', (_when, fields, day, isThere) => {
  expect(one(fields, Date.parse(day)).register !== undefined).toBe(isThere);
});

test('labels and the task say what someone is in it', () => {
  const { labels, task } = one({ phase: 'building', ownState: 'signed_up', task: 'submit' });
  expect(labels.map(({ name }) => name)).toEqual(['Building now', 'Signed up']);
  expect(task).toBe('Submit your work');
  expect(one({ phase: 'ended', staffRole: 'judge' }).labels).toEqual([
    { name: 'Judge', tone: 'blue' },
  ]);
});

test('own ones come first, each once; those that are over are past once nothing is left to do', () => {
  const [open, judged, over, other, old] = [
    listedHackathonOf({ id: 1, ownState: 'signed_up' }),
    listedHackathonOf({ id: 2, phase: 'ended', task: 'judge' }),
    listedHackathonOf({ id: 3, phase: 'ended', resultsPublishedAt: '2026-11-28T10:00:00Z' }),
    listedHackathonOf({ id: 4 }),
    listedHackathonOf({ id: 5, phase: 'ended' }),
  ];
  const { upcoming, past } = showHackathons(
    { own: [open, judged, over], listed: [other, open], past: [over, old, judged] },
    now,
  );
  expect(upcoming.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(past.map(({ id }) => id)).toEqual([3, 5]);
  expect(past.map(({ results }) => results)).toEqual([
    { to: '/hackathons/maps/results' },
    undefined,
  ]);
});
