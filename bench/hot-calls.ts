import { ticketStatuses } from '#contract/vocabulary.ts';
import type { Board } from './board.ts';
import { rareWord } from './many-projects.ts';

export type HotCall = {
  what: string;
  method: 'GET' | 'POST' | 'PUT';
  /** The path of the next request, and what it sends. */
  next(board: Board): { path: string; body?: unknown };
};

const form = { title: 'Draw the map', description: 'With **contours**.', priority: 'High' };

/** What is called most: at each visit, at each look at a board or a list, at each drag. */
export const hotCalls: HotCall[] = [
  { what: 'who am I (session)', method: 'GET', next: () => ({ path: '/auth/me' }) },
  {
    what: 'profile',
    method: 'GET',
    next: ({ userId }) => ({ path: `/users/${userId}/profile` }),
  },
  {
    what: 'page of a search',
    method: 'GET',
    next: () => ({ path: `/projects/search?page=0&size=10&searchQuery=${rareWord}` }),
  },
  {
    what: 'list of 200 tickets',
    method: 'GET',
    next: ({ projectId }) => ({ path: `/projects/${projectId}/tickets` }),
  },
  { what: 'move of a ticket', method: 'PUT', next: moves() },
  {
    what: 'new ticket',
    method: 'POST',
    next: ({ projectId }) => ({
      path: `/projects/${projectId}/tickets`,
      body: { ...form, status: 'Backlog', type: 'Task', assigneeId: null },
    }),
  },
];

/** One ticket after the other, each time into another column. */
function moves(): HotCall['next'] {
  let count = 0;
  return ({ projectId, ticketIds }) => {
    const ticketId = ticketIds[count % ticketIds.length];
    const status = ticketStatuses[Math.floor(count / ticketIds.length) % 3];
    count += 1;
    const body = { ...form, status, type: 'Task', assigneeId: null };
    return { path: `/projects/${projectId}/tickets/${ticketId}`, body };
  };
}
