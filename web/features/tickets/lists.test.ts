import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { News } from '#contract/live.ts';
import { aTicket } from '#tests/factories/ticket.ts';
import { applyNews } from './lists.ts';
import { boardQuery, ticketsQuery } from './queries.ts';

const board = boardQuery(7).queryKey;
const all = ticketsQuery({ projectId: 7, ticketId: '1' }).queryKey;
let client: QueryClient;

const news = (fields: Partial<News>): News => ({
  after: 10,
  upTo: 11,
  tickets: [],
  removed: [],
  commented: [],
  team: false,
  everything: false,
  ...fields,
});

const card = (fields: Parameters<typeof aTicket>[0]) => {
  const { description: _, ...ticket } = aTicket(fields);
  return ticket;
};

beforeEach(() => {
  client = new QueryClient();
  const [first, second] = [aTicket({ id: 1, version: 3 }), aTicket({ id: 2, position: 'a1' })];
  client.setQueryData(board, { tickets: [card(first), card(second)], lastChange: 10 });
  client.setQueryData(all, { tickets: [first, second], lastChange: 10 });
});

const shown = (id: number) =>
  client.getQueryData(board)?.tickets.find((ticket) => ticket.id === id);

test('newer tickets take the place of older ones, new ones come in, removed ones go', () => {
  applyNews(
    client,
    7,
    news({
      tickets: [card({ id: 1, version: 4, title: 'New' }), card({ id: 3 })],
      removed: [2],
    }),
  );
  expect(client.getQueryData(board)?.tickets.map(({ id }) => id)).toEqual([1, 3]);
  expect(shown(1)?.title).toBe('New');
  expect(client.getQueryData(board)?.lastChange).toBe(11);
});

test('an older version than the one that is shown changes nothing', () => {
  applyNews(client, 7, news({ tickets: [card({ id: 1, version: 2, title: 'Old' })] }));
  expect(shown(1)?.title).toBe('Draw the map');
});

test('a list that has not got as far as the news begins is left alone', () => {
  applyNews(client, 7, news({ after: 12, upTo: 13, removed: [1] }));
  expect(client.getQueryData(board)).toMatchObject({ lastChange: 10, tickets: [{}, {}] });
});

test('no description is ever made up: without one, a ticket stays the version that it was', () => {
  applyNews(client, 7, news({ tickets: [card({ id: 1, version: 4 }), card({ id: 3 })] }));
  const list = client.getQueryData(all);
  expect(list?.tickets.map(({ id, version }) => [id, version])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(client.getQueryState(all)?.isInvalidated).toBe(true);
  const whole = aTicket({ id: 1, version: 4, description: 'Theirs' });
  applyNews(client, 7, news({ after: 11, upTo: 12, tickets: [whole] }));
  expect(client.getQueryData(all)?.tickets[0]?.description).toBe('Theirs');
});

test('where everything changed, both lists are read anew', () => {
  applyNews(client, 7, news({ everything: true, removed: [1] }));
  expect(client.getQueryState(board)?.isInvalidated).toBe(true);
  expect(client.getQueryState(all)?.isInvalidated).toBe(true);
  expect(shown(1)).toBeDefined();
});
