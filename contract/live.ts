import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id, wholeNumber } from './text.ts';
import { listedTicket } from './tickets.ts';

/**
 * The data of a `news` event: what a board's changes behind number `after` and up to number `upTo`
 * come to; who has not read up to `after` yet cannot use it. Tickets are as they are now, with the
 * description only of the one that the stream was opened for; of two versions the higher one
 * counts. `everything`: read the whole board anew.
 */
export const news = z.object({
  after: z.int(),
  upTo: z.int(),
  tickets: z.array(listedTicket),
  removed: z.array(z.int()),
  commented: z.array(z.int()),
  team: z.boolean(),
  everything: z.boolean(),
});
export type News = z.output<typeof news>;

/** The data of a `presence` event: who has the board open now, and which ticket of it. */
export const presence = z.array(
  z.object({ id: z.int(), name: z.string(), ticketId: z.nullable(z.int()) }),
);
export type Presence = z.output<typeof presence>;

/** The events of a stream by their names; `gone` is the last one of who is no member any more. */
export type LiveEvents = { news: News; presence: Presence; gone: null };

export const live = {
  'GET /projects/{projectId}/events': {
    summary:
      'What happens on a board, as server-sent events: `news`, `presence` and `gone`. The id of an event is the number of the last change in it; with `Last-Event-ID` or `after`, what came behind that number is sent first',
    params: z.object({ projectId: id }),
    query: z.object({
      after: z.optional(wholeNumber('After', { min: 0, max: 999_999_999 })),
      ticket: z.optional(id),
    }),
    stream: true,
  },
} as const satisfies Contract;
