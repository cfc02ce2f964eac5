import type { Review, TicketReviews } from '#contract/proof/reviews.ts';
import { prepareEvents, type NewEvent } from '#server/history/activity/actions.ts';
import { lockStandings } from '#server/history/activity/store.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { listMembersAmong } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { hasTeamWork, markOutdated } from '#server/proof/participations/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { runParts } from '#server/platform/database/sql/parts.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { canTakeBack, countsFor, findRefusal, recountAt, settledBefore } from './policy.ts';
import { presentReview } from './present.ts';
import { findUncounted } from './uncounted.ts';
import {
  deleteReview,
  findOwnReview,
  findReviewable,
  findReviewer,
  insertReview,
  listReviews,
  listTeammates,
  type Reviewable,
} from './store.ts';

type Target = { projectId: number; ticketId: number; userId: number };
type ReviewContext = Pick<Context, 'db' | 'clock'>;

const limit = {
  name: 'reviews',
  points: 30,
  seconds: 24 * 60 * 60,
  advice: 'You can write up to 30 reviews a day.',
};

/** A ticket's reviews for a member, and what they can do. */
export async function getReviews(db: Db, target: Target, now: Date): Promise<TicketReviews> {
  const ticket = await getReviewable(db, target);
  const own = await findOwnReview(db, target);
  const refusal = findRefusal(ticket, now);
  return {
    reviews: (await listReviews(db, target.ticketId)).map((row) =>
      presentReview(row, ticket.doneId),
    ),
    can: {
      review: refusal === undefined,
      remove: own !== undefined && canTakeBack(own.created_at, now),
    },
    refusal: ticket.doneAt === null ? null : (refusal?.message ?? null),
    teammates: ticket.isOwn ? await findTeammates(db, { ticket, target, now }) : [],
    uncounted:
      ticket.workerId === target.userId ? ((await findUncounted(db, target, now)) ?? null) : null,
  };
}

/** Reviews a finished ticket of a teammate, and tells them. */
export async function writeReview(
  { db, clock, limits }: ReviewContext & Pick<Context, 'limits'>,
  { note, ...target }: Target & { note: string },
): Promise<Review> {
  const refund = await limits.take([{ limit, key: String(target.userId) }]);
  const now = clock();
  return transact(db, async (db) => {
    const ticket = await lockReviewable(db, target);
    const refusal = findRefusal(ticket, now);
    const { doneId, workerId } = ticket;
    if (refusal || doneId === null)
      throw new ProblemError(refusal?.code ?? 'not_finished', { message: refusal?.message });
    const counts = await insertCounted(db, { ...target, workerId, doneId, note, now });
    await insertEvents(db, target, [
      { kind: 'review_written', credited_id: target.userId },
      ...(counts && !ticket.isReviewed ? [eventOf('ticket_reviewed', ticket)] : []),
    ]);
    await recordChange(db, { ...target, kind: 'review_written', workerId });
    await tellWorker(db, { target, ticket, note, now });
    const written = (await listReviews(db, target.ticketId)).find(
      ({ by_id: id }) => id === target.userId,
    );
    return presentReview(written!, doneId);
  }).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
}

/**
 * Stores a review with whether it counts. The lock on both standings keeps simultaneous reviews in
 * several projects from exceeding what counts between two people.
 */
async function insertCounted(
  db: Db,
  {
    workerId,
    ...review
  }: Target & { workerId: number | null; doneId: number; note: string; now: Date },
): Promise<boolean> {
  const { userId, now } = review;
  await lockStandings(db, workerId === null ? [userId] : [userId, workerId]);
  const { ref, ...found } = await findReviewer(db, { userId, workerId, writtenAt: now });
  const reviewer = { ...found, hasTeamWork: await hasTeamWork(db, userId) };
  const counts = countsFor(reviewer, now);
  const later = recountAt({ ...reviewer, writtenAt: now }, now);
  await insertReview(db, { ...review, ref, counts, recountAt: later });
  return counts;
}

/** Takes back a review within a day. */
export async function removeReview(
  { db, clock }: ReviewContext,
  target: Target,
): Promise<TicketReviews> {
  const now = clock();
  return db.transaction().execute(async (db) => {
    await lockReviewable(db, target);
    const review = await findOwnReview(db, target);
    if (!review) throw notFound('You haven’t reviewed this ticket.');
    if (!canTakeBack(review.created_at, now))
      throw forbidden('You can only delete a review within 24 hours of writing it.');
    await deleteReview(db, review.id);
    const ticket = await getReviewable(db, target);
    const wasLast = review.counts && review.done_id === ticket.doneId && !ticket.isReviewed;
    if (wasLast) await insertEvents(db, target, [eventOf('ticket_unreviewed', ticket)]);
    await recordChange(db, { ...target, kind: 'review_deleted', workerId: ticket.workerId });
    return getReviews(db, target, now);
  });
}

/** Asks a teammate to review a ticket. They're told once each time it's finished. */
export async function requestReview(
  { db, clock }: ReviewContext,
  { teammateId, ...target }: Target & { teammateId: number },
): Promise<TicketReviews> {
  const now = clock();
  return db.transaction().execute(async (db) => {
    const ticket = await lockReviewable(db, target);
    if (ticket.doneAt === null) throw new ProblemError('not_finished');
    if (!ticket.isOwn)
      throw forbidden('Only the person who finished a ticket can ask for a review.');
    const teammates = await findTeammates(db, { ticket, target, now });
    const teammate = teammates.find(({ id }) => id === teammateId);
    if (!teammate) throw notFound('This teammate can’t review the ticket. Ask someone else.');
    const { projectId, ticketId, userId: actorId } = target;
    const data = { ticketId, title: ticket.title };
    if (!teammate.isAsked)
      await tell(db, { kind: 'review_requested', to: teammateId, actorId, projectId, data, now });
    return getReviews(db, target, now);
  });
}

async function findTeammates(
  db: Db,
  { ticket, target, now }: { ticket: Reviewable; target: Target; now: Date },
) {
  const { doneId, doneAt } = ticket;
  if (doneId === null || doneAt === null) return [];
  return listTeammates(db, { ...target, doneId, doneAt, joinedBefore: settledBefore(now) });
}

const eventOf = (
  kind: 'ticket_reviewed' | 'ticket_unreviewed',
  { workerId, isSolo, ticketAge }: Reviewable,
): NewEvent => ({ kind, credited_id: workerId, is_solo: isSolo, ticket_age: ticketAge });

async function insertEvents(
  db: Db,
  { projectId, ticketId, userId: actorId }: Target,
  events: NewEvent[],
) {
  await runParts(db, await prepareEvents(db, { actorId, projectId, ticketId, events }));
}

/** Adds to the board's log and marks the participations of both as outdated. */
async function recordChange(
  db: Db,
  {
    projectId,
    ticketId,
    userId,
    kind,
    workerId,
  }: Target & { kind: 'review_written' | 'review_deleted'; workerId: number | null },
) {
  await insertChange(db, { projectId, kind, actorId: userId, ticketId });
  const userIds = workerId === null ? [userId] : [userId, workerId];
  await markOutdated(db, { projectId, userIds });
}

/** Tells the person who did the ticket, and its assignee. */
async function tellWorker(
  db: Db,
  {
    target: { projectId, ticketId, userId: actorId },
    ticket: { title, workerId, assigneeId },
    note,
    now,
  }: { target: Target; ticket: Reviewable; note: string; now: Date },
) {
  const ids = [workerId, assigneeId].filter((id) => id !== null);
  const to = await listMembersAmong(db, { projectId, ids });
  const data = { ticketId, title, note };
  await tell(db, { kind: 'ticket_reviewed', to, actorId, projectId, data, now });
}

async function lockReviewable(db: Db, target: Target): Promise<Reviewable> {
  if (!(await lockBoard(db, target))) throw notFound('Ticket not found');
  return getReviewable(db, target);
}

async function getReviewable(db: Db, target: Target): Promise<Reviewable> {
  const ticket = await findReviewable(db, target);
  if (!ticket) throw notFound('Ticket not found');
  return ticket;
}
