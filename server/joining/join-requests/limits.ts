import { addDays } from '#contract/values/durations.ts';
import {
  daysAfterDecline,
  daysOfExpired,
  maxExpiredRequests,
  maxWaitingRequests,
} from '#contract/values/vocabulary.ts';
import { refuseTooManyTeams } from '#server/teams/members/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import { dailyLimitReached, invalidField, ProblemError } from '#server/platform/problem.ts';
import { maxPerDay } from './policy.ts';
import { countRequests, findDecline, findExpiry } from './store.ts';

type Request = { projectId: number; userId: number; now: Date };

/** Throws not_again_yet if the team declined this person recently. */
export async function refuseDeclined(db: Db, { now, ...membership }: Request) {
  const since = addDays(now, -daysAfterDecline);
  const decline = await findDecline(db, { ...membership, since });
  if (!decline?.ended_at) return;
  const day = formatDay(addDays(new Date(decline.ended_at), daysAfterDecline));
  const message = `This team declined your last request. You can ask again from ${day}.`;
  throw new ProblemError('not_again_yet', { message });
}

/** Throws if a person can't ask another team now. The caller holds their joining lock. */
export async function refuseTooManyRequests(
  db: Db,
  { userId, newcomers, now }: { userId: number; newcomers: NewcomerLimits; now: Date },
) {
  await refuseTooManyTeams(db, { userId, by: 'request' });
  const { waiting, recent, isNew } = await countRequests(db, { userId, since: addDays(now, -1) });
  if (waiting >= maxWaitingRequests) throw new ProblemError('too_many_requests_open');
  const most = isNew ? newcomers.requests : maxPerDay;
  if (recent < most) return;
  throw dailyLimitReached(
    `You can ask up to ${most} ${most === 1 ? 'team' : 'teams'} a day. Try again tomorrow.`,
  );
}

/** Throws invalid_input if too many requests to someone's projects ended without an answer, so others stay open. */
export async function refuseAskingFirst(
  db: Db,
  { creatorId, now }: { creatorId: number; now: Date },
) {
  const since = addDays(now, -daysOfExpired);
  const endedAt = await findExpiry(db, { creatorId, since, nth: maxExpiredRequests });
  if (endedAt === undefined) return;
  const day = formatDay(addDays(new Date(endedAt), daysOfExpired));
  const message = `${maxExpiredRequests} requests to the creator’s projects got no answer in the last ${daysOfExpired} days, so people can join this one right away. You can switch to requests from ${day}.`;
  throw invalidField('joining', message);
}
