import { expect, test } from 'vitest';
import { aTicket } from '#tests/factories/ticket.ts';
import { listMoveOptions } from './move-options.ts';

const board = [
  aTicket({ id: 1, position: 'a1' }),
  aTicket({ id: 2, position: 'a2' }),
  aTicket({ id: 3, position: 'a3' }),
  aTicket({ id: 4, position: 'a4' }),
  aTicket({ id: 9, status: 'Done', position: 'a1' }),
];
const choices = (id: number) =>
  listMoveOptions(
    board,
    board.find((ticket) => ticket.id === id)!,
  ).map(({ label, to }) => [label, to.status, to.after]);

const elsewhere = [
  ['Move to In Progress', 'In Progress', null],
  ['Move to Done', 'Done', 9],
];

test('offers up, down, top and bottom in the middle of a column', () => {
  expect(choices(3)).toEqual([
    ['Move to the top', 'Backlog', null],
    ['Move up', 'Backlog', 1],
    ['Move down', 'Backlog', 4],
    ['Move to the bottom', 'Backlog', 4],
    ...elsewhere,
  ]);
});

test('leaves out up at the top and down at the bottom', () => {
  expect(choices(1).slice(0, 2)).toEqual([
    ['Move down', 'Backlog', 2],
    ['Move to the bottom', 'Backlog', 4],
  ]);
  expect(choices(4).map(([label]) => label)).toEqual([
    'Move to the top',
    'Move up',
    'Move to In Progress',
    'Move to Done',
  ]);
});

test('offers only other columns to the only ticket of a column', () => {
  expect(choices(9)).toEqual([
    ['Move to Backlog', 'Backlog', 4],
    ['Move to In Progress', 'In Progress', null],
  ]);
});
