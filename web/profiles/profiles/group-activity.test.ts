import { expect, test } from 'vitest';
import type { ActivityType } from '#contract/values/vocabulary.ts';
import { groupActivity } from './group-activity.ts';

const entry = (type: ActivityType, day: number, project = 'Harbour Tides') => ({
  type,
  project,
  date: new Date(2026, 10, day, 12).toISOString(),
  link: '/projects/1',
  ticket: null,
});

const shapeOf = (entries: Parameters<typeof groupActivity>[0]) =>
  groupActivity(entries).map(([day, groups]) => [
    day,
    groups.map((group) => [group[0].type, group[0].project, group.length]),
  ]);

test('groups repeated activity in a project on a day', () => {
  const entries = [
    entry('ticket_created', 27),
    entry('ticket_done', 27),
    entry('ticket_created', 27),
    entry('ticket_created', 27, 'Seed Swap'),
    entry('ticket_created', 26),
  ];
  expect(shapeOf(entries)).toEqual([
    [
      '2026-11-27',
      [
        ['ticket_created', 'Harbour Tides', 2],
        ['ticket_done', 'Harbour Tides', 1],
        ['ticket_created', 'Seed Swap', 1],
      ],
    ],
    ['2026-11-26', [['ticket_created', 'Harbour Tides', 1]]],
  ]);
});

test('commits and pull requests each stay a line of their own, because each leads elsewhere', () => {
  expect(shapeOf([entry('commit', 27), entry('commit', 27), entry('pull_request', 27)])).toEqual([
    [
      '2026-11-27',
      [
        ['commit', 'Harbour Tides', 1],
        ['commit', 'Harbour Tides', 1],
        ['pull_request', 'Harbour Tides', 1],
      ],
    ],
  ]);
});
