import { expect, test, vi } from 'vitest';
import { aTicket } from '#tests/factories/ticket.ts';
import { learnServerTime } from '#web/lib/formats/server-clock.ts';
import { matchesFilter, isFiltering, readFilter } from './board-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));
const ticket = aTicket({
  id: 777,
  number: 12,
  title: 'Draw the Map',
  priority: 'High',
  type: 'Bug',
  assigneeId: 5,
  labels: ['React'],
  dueDate: '2026-11-24',
});
const now = new Date(2026, 10, 22);

test.each([
  ['', true],
  ['q=map', true],
  ['q=MAP+draw', true],
  ['q=maps', false],
  ['q=%2312', true],
  ['q=777', false],
  ['label=React', true],
  ['label=Vue', false],
  ['due=overdue', false],
  ['due=week', true],
  ['due=none', false],
  ['assignee=me', true],
  ['assignee=5', true],
  ['assignee=nobody', false],
  ['assignee=6', false],
  ['priority=High', true],
  ['priority=Low', false],
  ['priority=Urgent', true],
  ['type=Bug', true],
  ['type=Task', false],
  ['q=map&priority=High&type=Bug&assignee=me', true],
  ['q=map&priority=Low', false],
])('"%s" matches the ticket: %s', (search, expected) => {
  expect(matchesFilter(ticket, read(search), 5, now)).toBe(expected);
});

test('finds unassigned tickets, and untitled tickets by their placeholder title', () => {
  const untitled = aTicket({ id: 3, title: '', assigneeId: null });
  expect(matchesFilter(untitled, read('assignee=nobody'), 5)).toBe(true);
  expect(matchesFilter(untitled, read('assignee=me'), undefined)).toBe(false);
  expect(matchesFilter(untitled, read('q=untitled'), 5)).toBe(true);
});

test.each([
  ['2026-11-21', ['overdue']],
  ['2026-11-22', ['week']],
  ['2026-11-29', ['week']],
  ['2026-11-30', []],
  [null, ['none']],
])('due %s matches %j', (dueDate, expected) => {
  const matching = ['overdue', 'week', 'none'].filter((due) =>
    matchesFilter(aTicket({ dueDate }), read(`due=${due}`), 5, now),
  );
  expect(matching).toEqual(expected);
});

test('isFiltering ignores empty and unknown values', () => {
  expect(isFiltering(read(''))).toBe(false);
  expect(isFiltering(read('priority=Urgent'))).toBe(false);
  expect(isFiltering(read('q=a'))).toBe(true);
  expect(isFiltering(read('assignee=nobody'))).toBe(true);
});

test('tickets are overdue by the server’s clock', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 12), toFake: ['Date'] });
  learnServerTime(new Date(2026, 10, 25, 12).toUTCString());
  expect(matchesFilter(ticket, read('due=overdue'), undefined)).toBe(true);
  learnServerTime(new Date().toUTCString());
  expect(matchesFilter(ticket, read('due=overdue'), undefined)).toBe(false);
  vi.useRealTimers();
});
