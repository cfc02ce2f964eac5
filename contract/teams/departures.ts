import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { containsLink } from '#contract/values/text/contains-link.ts';
import { day, text } from '#contract/values/text/text.ts';
import { maxTickets } from '#contract/values/ticket-limits.ts';

/** Who gets an open ticket of someone who leaves; null for nobody. */
const handOver = z.object({
  ticketId: z.int('Choose a ticket'),
  to: z._default(z.nullable(z.int('Choose a member')), null),
});
export type HandOver = z.output<typeof handOver>;

/**
 * Stepping back `on` a later day, or now if it's null, with a note to the team. Open tickets that aren't
 * handed over become unassigned. With `userId`: removing someone, who is emailed the note.
 */
const departure = z
  .object({
    userId: z.optional(z.int('Choose a member')),
    on: z._default(z.nullable(day('Last day')), null),
    note: z._default(text('Note', { max: 300 }), ''),
    handOver: z._default(
      z
        .array(handOver, 'The tickets must be a list')
        .check(z.maxLength(maxTickets, 'A board has up to 5,000 tickets')),
      [],
    ),
  })
  .check(({ value: { userId, note }, issues }) => {
    const message = userId === undefined ? undefined : findDismissalError(note);
    if (message) issues.push({ code: 'custom', message, input: note, path: ['note'] });
  });

function findDismissalError(note: string): string | undefined {
  if (note === '') return 'Note is required';
  if (note.length < 3) return 'Note must be at least 3 characters long';
  return containsLink(note) ? 'Note must not contain a link' : undefined;
}

export const departures = {
  'POST /projects/{projectId}/departures': {
    summary:
      'Step back from a team, now or on a day within 2 weeks. With `userId`: remove someone from a team that you lead, with a note to them. For 90 days, they can only rejoin by an invitation',
    body: departure,
    status: 204,
  },
  'DELETE /projects/{projectId}/departures': {
    summary: 'Stay on a team that you planned to leave',
    status: 204,
  },
} as const satisfies Contract;
