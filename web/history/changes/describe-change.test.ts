import { expect, test } from 'vitest';
import type { TicketChange } from '#contract/history/changes.ts';
import { describeChange } from './describe-change.ts';

const change = (fields: TicketChange['fields'], kind: TicketChange['kind'] = 'ticket_changed') =>
  describeChange({ number: 1, kind, actor: null, fields, at: '2026-01-01T00:00:00.000Z' });

test.each([
  [{ field: 'description', from: null, to: null }, 'edited the description'],
  [{ field: 'status', from: 'Backlog', to: 'Done' }, 'moved this to Done'],
  [{ field: 'title', from: 'Draw', to: 'Paint' }, 'changed the title from “Draw” to “Paint”'],
  [{ field: 'title', from: 'Draw', to: null }, 'removed the title “Draw”'],
  [{ field: 'priority', from: 'Low', to: 'High' }, 'changed the priority from Low to High'],
  [{ field: 'type', from: null, to: 'Bug' }, 'set the type to Bug'],
  [{ field: 'labels', from: null, to: 'React, CSS' }, 'set the labels to React, CSS'],
  [{ field: 'due date', from: '2025-11-24', to: null }, 'removed the due date Nov 24, 2025'],
  [{ field: 'assignee', from: null, to: 'Aino' }, 'assigned this to Aino'],
  [{ field: 'assignee', from: 'Aino', to: null }, 'unassigned Aino'],
  [{ field: 'assignee', from: 'Aino', to: 'Eetu' }, 'reassigned this from Aino to Eetu'],
] as const)('%o', (field, sentence) => {
  expect(change([field])).toEqual([sentence]);
});

test.each([
  [null, 'Aino', 'assigned this to themselves'],
  ['Aino', null, 'unassigned themselves'],
  ['Eetu', 'Aino', 'reassigned this from Eetu to themselves'],
])('when Aino reassigns from %s to %s: %s', (from, to, sentence) => {
  const actor = { id: 1, name: 'Aino' };
  const fields = [{ field: 'assignee' as const, from, to }];
  const at = '2026-01-01T00:00:00.000Z';
  expect(describeChange({ number: 1, kind: 'ticket_changed', actor, fields, at })).toEqual([
    sentence,
  ]);
});

test('names a field that only a newer server knows', () => {
  const field = 'color' as TicketChange['fields'][number]['field'];
  expect(change([{ field, from: null, to: 'red' }])).toEqual(['set the color to red']);
});

test('gives one phrase per changed field, and one for creating or commenting', () => {
  expect(
    change([
      { field: 'type', from: null, to: 'Bug' },
      { field: 'priority', from: 'Low', to: 'High' },
    ]),
  ).toHaveLength(2);
  expect(change([], 'ticket_created')).toEqual(['created this ticket']);
  expect(change([], 'comment_written')).toEqual(['commented']);
});
