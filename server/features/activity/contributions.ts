import { countOf, type Standing } from './standing.ts';

/**
 * The number of a person's contributions: projects created, tickets created and finished, and comments.
 * Reopening a ticket subtracts one, so that moving it back and forth earns nothing.
 */
export function contributionsOf(standing: Standing): number {
  const sum =
    countOf(standing, 'project_created') +
    countOf(standing, 'ticket_created') +
    countOf(standing, 'comment_written');
  return sum + ticketsDone(standing);
}

/** The number of tickets moved to Done, minus those reopened. */
export const ticketsDone = (standing: Standing): number =>
  Math.max(0, countOf(standing, 'ticket_done') - countOf(standing, 'ticket_reopened'));
