import { maxWaitingRequests } from '#contract/vocabulary.ts';
import { refuseTooManyTeams } from '#server/features/members/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { formatDay } from '#server/platform/format-day.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { after, daysAfterDecline, maxOnFirstDay, maxPerDay } from './policy.ts';
import { countRequests, findDecline } from './store.ts';

type Request = { projectId: number; userId: number; now: Date };

/** Throws not_again_yet if the team declined this person recently. */
export async function refuseDeclined(db: Db, { now, ...membership }: Request) {
  const since = after(now, -daysAfterDecline);
  const decline = await findDecline(db, { ...membership, since });
  if (!decline?.ended_at) return;
  const day = formatDay(after(new Date(decline.ended_at), daysAfterDecline));
  const message = `This team declined your last request. You can ask again from ${day}.`;
  throw new ProblemError('not_again_yet', { message });
}

/** Throws if a person can't ask another team now. The caller holds their joining lock. */
export async function refuseTooManyRequests(
  db: Db,
  { userId, now }: { userId: number; now: Date },
) {
  await refuseTooManyTeams(db, { userId, by: 'request' });
  const { waiting, recent, isNew } = await countRequests(db, { userId, since: after(now, -1) });
  if (waiting >= maxWaitingRequests) throw new ProblemError('too_many_requests_open');
  const most = isNew ? maxOnFirstDay : maxPerDay;
  if (recent < most) return;
  const message = `You can ask up to ${most} teams a day. Please try again tomorrow.`;
  throw new ProblemError('too_many_requests', { message }, { 'retry-after': '86400' });
}
