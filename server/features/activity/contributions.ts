import { countOf, type Standing } from './standing.ts';

/**
 * What a person sum to their projects: projects begun, tickets made and done, comments. Opening
 * a done ticket again takes one back, so that moving to and fro earns nothing.
 */
export function contributionsOf(standing: Standing): number {
  const sum =
    countOf(standing, 'project_created') +
    countOf(standing, 'ticket_created') +
    countOf(standing, 'comment_written');
  return sum + ticketsDone(standing);
}

/** Tickets sum to Done, less those opened again. */
export const ticketsDone = (standing: Standing): number =>
  Math.max(0, countOf(standing, 'ticket_done') - countOf(standing, 'ticket_reopened'));
