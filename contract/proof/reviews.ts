import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { maxNoteLength } from '#contract/values/ticket-limits.ts';
import { text } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/**
 * What a teammate said about a finished ticket. `by` is null if the account was deleted. `isCurrent` is
 * false once the ticket has been reopened.
 */
const review = z.object({
  id: z.int(),
  note: z.string(),
  by: z.nullable(shownPerson),
  createdAt: z.string(),
  isCurrent: z.boolean(),
});
export type Review = z.output<typeof review>;

/**
 * Why a ticket that someone finished doesn't count as reviewed yet. `unreviewed`: a teammate can review it,
 * or can from a time. `no_teammate`: nobody else was on the team when it was finished. `review_waits`: its
 * review counts from a time, or once its author has finished a ticket on a team. `review_ignored`: its
 * review doesn't count.
 */
const uncounted = z.object({
  reason: z.enum(['unreviewed', 'no_teammate', 'review_waits', 'review_ignored']),
  from: z.nullable(z.string()),
});
export type UncountedReason = z.output<typeof uncounted>;

/**
 * A ticket's reviews, oldest first. `refusal` says why you can't review a finished ticket. `teammates`
 * are those you can ask, if you did it, and `uncounted` says why it doesn't count yet.
 */
const ticketReviews = z.object({
  reviews: z.array(review),
  can: z.object({ review: z.boolean(), remove: z.boolean() }),
  refusal: z.nullable(z.string()),
  teammates: z.array(z.object({ id: z.int(), name: z.string(), isAsked: z.boolean() })),
  uncounted: z.nullable(uncounted),
});
export type TicketReviews = z.output<typeof ticketReviews>;

const uncountedTicket = z.extend(uncounted, {
  id: z.int(),
  projectId: z.int(),
  title: z.string(),
});

export type UncountedTicket = z.output<typeof uncountedTicket>;

export const reviews = {
  'GET /users/uncounted-tickets': {
    summary:
      'List the tickets you finished that don’t count as reviewed yet, newest first, up to 100',
    reply: z.array(uncountedTicket),
  },
  'GET /projects/{projectId}/tickets/{ticketId}/reviews': {
    summary: 'List what teammates said about a ticket, and whether you can review it',
    reply: ticketReviews,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/reviews': {
    summary: 'Review a finished ticket of a teammate, once',
    body: z.object({ note: z._default(text('Note', { max: maxNoteLength }), '') }),
    reply: review,
    status: 201,
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}/reviews': {
    summary: 'Delete a review that you wrote in the last 24 hours',
    reply: ticketReviews,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/review-requests': {
    summary: 'Ask a teammate to review a ticket that you finished. Asking again changes nothing',
    body: z.object({ userId: z.int('Choose a teammate') }),
    reply: ticketReviews,
  },
} as const satisfies Contract;
