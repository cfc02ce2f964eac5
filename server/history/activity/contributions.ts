import { countOf, type Standing, teamCountOf } from './standing.ts';

type CountOf = typeof countOf;

/** The number of a person's contributions, even when they worked alone. */
export const contributionsOf = (standing: Standing): number => sumOf(standing, countOf);

/** The number of contributions to teams of at least two. */
export const teamContributionsOf = (standing: Standing): number => sumOf(standing, teamCountOf);

/** The number of tickets done, minus those reopened. */
export const ticketsDone = (standing: Standing): number => doneOf(standing, countOf);

/** The number of tickets done that a teammate has reviewed. */
export const ticketsReviewed = (standing: Standing): number =>
  Math.max(0, countOf(standing, 'ticket_reviewed') - countOf(standing, 'ticket_unreviewed'));

/**
 * Projects created, tickets created and finished, and comments. Reopening a ticket subtracts one, so
 * that moving it back and forth earns nothing.
 */
const sumOf = (standing: Standing, count: CountOf) =>
  count(standing, 'project_created') +
  count(standing, 'ticket_created') +
  count(standing, 'comment_written') +
  doneOf(standing, count);

const doneOf = (standing: Standing, count: CountOf) =>
  Math.max(0, count(standing, 'ticket_done') - count(standing, 'ticket_reopened'));
