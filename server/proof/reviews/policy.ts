import { addDays, day, hour } from '#contract/values/durations.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { UncountedReason } from '#contract/proof/reviews.ts';

/** How long someone is on a team before they can review. */
export const settlingTime = 48 * hour;
/** How long a review can be taken back. */
const regretTime = day;

/** A review counts from this age of the reviewer's account. */
export const minAccountAge = 14 * day;
/** How long a review waits until its author has done work of their own. */
const longestWait = 90 * day;
/** The reviews that two people write about each other count up to this often within `pairDays`. */
const maxPerPair = 5;
export const pairDays = 30;

/** What decides whether someone may review a ticket. `doneAt` is null if it isn't done. */
export type Review = {
  doneAt: string | null;
  joinedAt: string;
  isOwn: boolean;
  hasReviewed: boolean;
};

type Refusal = { code: ProblemCode; message: string };

/** Why a member may not review a ticket, or undefined if they may. */
export function findRefusal(
  { doneAt, joinedAt, isOwn, hasReviewed }: Review,
  now: Date,
): Refusal | undefined {
  if (doneAt === null)
    return {
      code: 'not_finished',
      message: 'You can only review finished tickets. Move it to Done first.',
    };
  if (isOwn)
    return {
      code: 'forbidden',
      message: 'You can’t review your own ticket. Ask a teammate to review it.',
    };
  if (hasReviewed)
    return {
      code: 'already_reviewed',
      message: 'You’ve already reviewed this ticket. Reload the page to see your review.',
    };
  if (joinedAt > doneAt)
    return {
      code: 'forbidden',
      message: 'This ticket was finished before you joined. Review a newer one.',
    };
  if (!hasSettled(joinedAt, now))
    return {
      code: 'forbidden',
      message: 'You can review tickets once you’ve been on the team for 2 days.',
    };
  return undefined;
}

const hasSettled = (joinedAt: string, now: Date) =>
  now.getTime() - Date.parse(joinedAt) >= settlingTime;

/** Who joined before this can review. */
export const settledBefore = (now: Date) => new Date(now.getTime() - settlingTime).toISOString();

/**
 * What decides why a finished ticket doesn't count as reviewed. `reviewableFrom`: when the first of those
 * who were on the team can review it, or null without one. `recountAt`: when a review that doesn't count is
 * looked at again, or null if it isn't; undefined without a review.
 */
export type UncountedWork = {
  reviewableFrom: string | null;
  recountAt: string | null | undefined;
  /** When the account of that review's author is old enough. */
  authorCountsFrom: string | null;
};

export function explainUncounted(work: UncountedWork, now: Date): UncountedReason {
  const { reviewableFrom, recountAt, authorCountsFrom } = work;
  const ifLater = (time: string | null) => (time !== null && new Date(time) > now ? time : null);
  if (recountAt === null) return { reason: 'review_ignored', from: null };
  if (recountAt !== undefined) return { reason: 'review_waits', from: ifLater(authorCountsFrom) };
  if (reviewableFrom === null) return { reason: 'no_teammate', from: null };
  return { reason: 'unreviewed', from: ifLater(reviewableFrom) };
}

export const canTakeBack = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) < regretTime;

/** What decides whether a review counts for the person who did the ticket. */
export type Reviewer = { accountCreatedAt: string; hasTeamWork: boolean; pairCount: number };

/** Second accounts and two friends who review each other earn nothing. */
export const countsFor = ({ accountCreatedAt, hasTeamWork, pairCount }: Reviewer, now: Date) =>
  countingFrom(accountCreatedAt) <= now && hasTeamWork && pairCount < maxPerPair;

type Uncounted = Pick<Reviewer, 'accountCreatedAt' | 'hasTeamWork'> & { writtenAt: Date };

/**
 * When a review is looked at again, or null: on the 14th day of the reviewer's account, and then daily
 * until they've finished a ticket on a team, for 90 days.
 */
export function recountAt(review: Uncounted, now: Date): string | null {
  const moment = countingFrom(review.accountCreatedAt);
  if (moment > now) return moment.toISOString();
  const isOld = now.getTime() - review.writtenAt.getTime() >= longestWait;
  return review.hasTeamWork || isOld ? null : addDays(now, 1).toISOString();
}

const countingFrom = (accountCreatedAt: string) =>
  new Date(Date.parse(accountCreatedAt) + minAccountAge);
