import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { mergeSameNews } from './merge-same-news.ts';

const reviewed = (
  id: number,
  name: string | null,
  fields: Partial<Notification> = {},
): Notification => ({
  id,
  kind: 'ticket_reviewed',
  text: `${name ?? 'Someone'} reviewed “Map”`,
  path: '/tickets/1/2',
  subject: 'ticket:2',
  project: { id: 1, name: 'Tides' },
  actor: name === null ? null : { id: name.length, name, avatar: null },
  createdAt: '2026-11-24T08:00:00.000Z',
  isRead: false,
  ...fields,
});

const withCount = (notification: Notification) => ({ ...notification, count: 1 });

const read = (notifications: Notification[]) =>
  mergeSameNews(notifications).map(({ id, text, count }) => [id, text, count]);

test('names the people of whom it says the same, in place of the newest', () => {
  expect(
    read([
      reviewed(5, 'Olena'),
      reviewed(4, 'Eetu', { text: 'Eetu reviewed “Tides”', subject: 'ticket:3' }),
      reviewed(3, 'Ingrid'),
      reviewed(2, 'Olena'),
    ]),
  ).toEqual([
    [5, 'Olena and Ingrid reviewed “Map”', 3],
    [4, 'Eetu reviewed “Tides”', 1],
  ]);
  expect(read([reviewed(2, 'Olena'), reviewed(1, 'Olena')])).toEqual([
    [2, 'Olena reviewed “Map”', 2],
  ]);
});

test('counts people beyond the first two of four', () => {
  const names = ['Aino', 'Olena', 'Ingrid', 'Ida'];
  expect(read(names.map((name, at) => reviewed(9 - at, name)))).toEqual([
    [9, 'Aino, Olena, and 2 others reviewed “Map”', 4],
  ]);
});

test.each<[string, Partial<Notification>]>([
  ['one that has been read', { isRead: true }],
  ['another ticket of the same title', { subject: 'ticket:3' }],
  ['a kind whose sentence is about one person', { kind: 'member_quiet' }],
])('keeps %s apart', (_, fields) => {
  const notifications = [reviewed(2, 'Olena'), reviewed(1, 'Ida', fields)];
  expect(mergeSameNews(notifications)).toEqual(notifications.map(withCount));
});

test('keeps those of deleted accounts apart', () => {
  const notifications = [reviewed(2, null), reviewed(1, null)];
  expect(mergeSameNews(notifications)).toEqual(notifications.map(withCount));
});
