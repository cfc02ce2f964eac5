import { ticketStatuses } from '#contract/values/ticket-status.ts';
import type { Board } from './board.ts';
import { rareWord } from './many-projects.ts';

export type HotCall = {
  what: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Returns the path and body of the next request. */
  next(board: Board): { path: string; body?: unknown };
};

const form = { title: 'Draw the map', description: 'With **contours**.', priority: 'High' };

/** The calls made most often: on every visit, board view, search and drag. */
export const hotCalls: HotCall[] = [
  { what: 'who am I (session)', method: 'GET', next: () => ({ path: '/auth/me' }) },
  {
    what: 'profile',
    method: 'GET',
    next: ({ userId }) => ({ path: `/users/${userId}/profile` }),
  },
  {
    what: 'page of search results',
    method: 'GET',
    next: () => ({ path: `/projects/search?page=0&size=10&searchQuery=${rareWord}` }),
  },
  {
    what: 'list of 200 tickets',
    method: 'GET',
    next: ({ projectId }) => ({ path: `/projects/${projectId}/tickets` }),
  },
  { what: 'move a ticket', method: 'PUT', next: moves() },
  {
    what: 'create a ticket',
    method: 'POST',
    next: ({ projectId }) => ({
      path: `/projects/${projectId}/tickets`,
      body: { ...form, status: 'Backlog', type: 'Task', assigneeId: null },
    }),
  },
];

/** Moves one ticket after the other to another column. */
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
