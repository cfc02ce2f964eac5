import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import { id, wholeNumber } from '#contract/values/text/text.ts';
import { listedTicket } from './tickets.ts';

/**
 * The data of a `news` event: the combined changes of a board with numbers greater than `after`, up to
 * `upTo`. A reader who hasn't got everything up to `after` can't use it. Tickets are in their current
 * state, with a description only for the ticket the stream was opened for. Keep the higher version of
 * a ticket. `team`: the team or the project's settings changed. `repository`: something arrived from the
 * repository. `notes`: the team's notes changed. `threads`: the discussions that did. `documents`: the
 * documentation did. `everything`: reload the whole board.
 */
export const news = z.object({
  after: z.int(),
  upTo: z.int(),
  tickets: z.array(listedTicket),
  removed: z.array(z.int()),
  commented: z.array(z.int()),
  team: z.boolean(),
  repository: z.boolean(),
  notes: z.boolean(),
  threads: z.array(z.int()),
  documents: z.boolean(),
  everything: z.boolean(),
});
export type News = z.output<typeof news>;

/** The data of a `presence` event: who has the board open, and which ticket. */
export const presence = z.array(
  z.object({ id: z.int(), name: z.string(), ticketId: z.nullable(z.int()) }),
);
export type Presence = z.output<typeof presence>;

/**
 * A stream's events by name. `notifications` is about the reader's own. `hackathon`: its
 * people or teams changed; only in the stream of notifications. `gone` is the last event, sent
 * to readers who lost access.
 */
export type LiveEvents = {
  news: News;
  presence: Presence;
  notifications: NotificationState;
  hackathon: { slug: string };
  gone: null;
};

export const live = {
  'GET /projects/{projectId}/events': {
    summary:
      'Stream what happens on a board as server-sent events: `news`, `presence`, `gone`, and `notifications` for your own. An event’s id is the number of its last change; with `Last-Event-ID` or `after`, later changes are sent first',
    query: z.object({
      after: z.optional(wholeNumber('After', { min: 0, max: 999_999_999 })),
      ticket: z.optional(id),
    }),
    stream: true,
  },
} as const satisfies Contract;
