import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { groupByProject } from './group-by-project.ts';

const notification = (id: number, project: string | null): Notification => ({
  id,
  kind: 'followed',
  text: `Number ${id}`,
  path: '/',
  subject: 'x',
  project: project === null ? null : { id: project.length, name: project },
  actor: null,
  createdAt: '2026-11-24T08:00:00.000Z',
  isRead: false,
});

test('groups by project in the order of their newest notification', () => {
  const groups = groupByProject([
    notification(5, 'Tides'),
    notification(4, null),
    notification(3, 'Sauna Map'),
    notification(2, 'Tides'),
  ]);
  expect(
    groups.map(({ name, notifications }) => [name, notifications.map(({ id }) => id)]),
  ).toEqual([
    ['Tides', [5, 2]],
    ['About you', [4]],
    ['Sauna Map', [3]],
  ]);
});

test('sorts by the time that it shows', () => {
  const old = { ...notification(9, 'Tides'), createdAt: '2026-11-20T08:00:00.000Z' };
  const groups = groupByProject([old, notification(3, 'Tides'), notification(2, 'Sauna Map')]);
  expect(groups.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([
    [3, 9],
    [2],
  ]);
});

test('has one row for what several people did on a project', () => {
  const note = (id: number, name: string): Notification => ({
    ...notification(id, 'Tides'),
    kind: 'note_written',
    text: `${name} wrote a note`,
    actor: { id, name, avatar: null },
  });
  const [group] = groupByProject([note(3, 'Olena'), note(2, 'Ida')]);
  expect(group?.notifications.map(({ text }) => text)).toEqual(['Olena and Ida wrote a note']);
});
