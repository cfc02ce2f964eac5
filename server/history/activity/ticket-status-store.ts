import { sql } from 'kysely';
import { done, inProgress } from '#contract/values/ticket-status.ts';

// Conditions on a row of `tickets`, as parts of a statement. They are literals, because indexes have them.

export const isFinished = sql<boolean>`tickets.status = ${sql.lit(done)}`;
export const isOpen = sql<boolean>`tickets.status <> ${sql.lit(done)}`;
export const isInProgress = sql<boolean>`tickets.status = ${sql.lit(inProgress)}`;
