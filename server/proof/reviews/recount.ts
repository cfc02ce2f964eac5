import { prepareEvents } from '#server/history/activity/actions.ts';
import { lockStandings } from '#server/history/activity/store.ts';
import { hasTeamWork, markOutdated } from '#server/proof/participations/actions.ts';
import { lockParticipations } from '#server/proof/participations/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { runParts } from '#server/platform/database/sql/parts.ts';
import { countsFor, recountAt } from './policy.ts';
import {
  type DueReview,
  findDueProject,
  markReviewAsCounted,
  postpone,
  takeDueReviews,
} from './recount-store.ts';
import { findReviewer } from './store.ts';

const batch = 100;

/**
 * Lets reviews count whose authors had new accounts or no work of their own, once both has changed: one
 * project at a time, under the lock under which its reviews are written.
 */
export async function recountReviews(db: Db, now: Date): Promise<boolean> {
  const projectId = await findDueProject(db, now);
  if (projectId === undefined) return false;
  await lockParticipations(db, projectId);
  const due = await takeDueReviews(db, { projectId, now, limit: batch });
  // All at once, so that two can't wait for each other.
  await lockStandings(db, due.flatMap(peopleOf));
  const counted = [];
  for (const review of due) if (await count(db, { review, projectId, now })) counted.push(review);
  await markOutdated(db, { projectId, userIds: counted.flatMap(peopleOf) });
  return true;
}

const peopleOf = ({ userId, workerId }: DueReview) =>
  [userId, workerId].filter((id) => id !== null);

type Due = { review: DueReview; projectId: number; now: Date };

/** Returns whether a review counts now. Nothing changes about one whose author deleted their account. */
async function count(db: Db, { review, projectId, now }: Due): Promise<boolean> {
  const { userId, workerId, ticketId, isSolo: is_solo, ticketAge: ticket_age } = review;
  if (userId === null) return false;
  const writtenAt = new Date(review.writtenAt);
  const found = await findReviewer(db, { userId, workerId, writtenAt });
  const reviewer = { ...found, hasTeamWork: await hasTeamWork(db, userId) };
  if (!countsFor(reviewer, now)) {
    const later = recountAt({ ...reviewer, writtenAt }, now);
    if (later !== null) await postpone(db, { id: review.id, recountAt: later });
    return false;
  }
  const isFirst = await markReviewAsCounted(db, review);
  if (!isFirst || !review.isCurrent) return true;
  const event = { kind: 'ticket_reviewed', credited_id: workerId, is_solo, ticket_age } as const;
  const act = { actorId: userId, projectId, ticketId, at: now };
  await runParts(db, await prepareEvents(db, { ...act, events: [event] }));
  return true;
}
