import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { newsOf } from '#tests/factories/news.ts';
import { aTicket } from '#tests/factories/ticket.ts';
import { applyNews } from './ticket-cache.ts';
import { boardQuery, ticketsQuery } from './queries.ts';

const board = boardQuery(7).queryKey;
const all = ticketsQuery({ projectId: 7, ticketId: '1' }).queryKey;
let client: QueryClient;

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

test('replaces updated tickets, adds new ones and removes deleted ones', () => {
  applyNews(
    client,
    7,
    newsOf({
      tickets: [card({ id: 1, version: 4, title: 'New' }), card({ id: 3 })],
      removed: [2],
    }),
  );
  expect(client.getQueryData(board)?.tickets.map(({ id }) => id)).toEqual([1, 3]);
  expect(shown(1)?.title).toBe('New');
  expect(client.getQueryData(board)?.lastChange).toBe(11);
});

test('ignores an older version than the shown one', () => {
  applyNews(client, 7, newsOf({ tickets: [card({ id: 1, version: 2, title: 'Old' })] }));
  expect(shown(1)?.title).toBe('Draw the map');
});

test('doesn’t change a list that is older than the start of the news', () => {
  applyNews(client, 7, newsOf({ after: 12, upTo: 13, removed: [1] }));
  expect(client.getQueryData(board)).toMatchObject({ lastChange: 10, tickets: [{}, {}] });
});

test('keeps the old version of a ticket when the news has no description', () => {
  applyNews(client, 7, newsOf({ tickets: [card({ id: 1, version: 4 }), card({ id: 3 })] }));
  const list = client.getQueryData(all);
  expect(list?.tickets.map(({ id, version }) => [id, version])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(client.getQueryState(all)?.isInvalidated).toBe(true);
  const whole = aTicket({ id: 1, version: 4, description: 'Theirs' });
  applyNews(client, 7, newsOf({ after: 11, upTo: 12, tickets: [whole] }));
  expect(client.getQueryData(all)?.tickets[0]?.description).toBe('Theirs');
});

test('reloads both lists when everything changed', () => {
  applyNews(client, 7, newsOf({ everything: true, removed: [1] }));
  expect(client.getQueryState(board)?.isInvalidated).toBe(true);
  expect(client.getQueryState(all)?.isInvalidated).toBe(true);
  expect(shown(1)).toBeDefined();
});
