import type { SuggestedTimes } from '#contract/gatherings/meetings.ts';
import { isMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { findCommonTimes } from './common-times.ts';
import { listFreeTimes } from './free-times-store.ts';
import { listUpcoming } from './store.ts';

/** More than any team has, so that a call never computes for long. */
const mostPeople = 50;

/** Suggests times for a meeting, when the members who have said when they're free have time. */
export async function suggestTimes(
  db: Db,
  { timeZone, now, ...member }: Membership & { timeZone: string; now: Date },
): Promise<SuggestedTimes> {
  if (!(await isMember(db, member))) throw notFound();
  const { projectId } = member;
  const all = await listFreeTimes(db, { projectId, limit: mostPeople });
  const people = all.filter((one) => one.week.length > 0 && one.timeZone !== '');
  const taken = await listUpcoming(db, { ...member, now });
  const times = findCommonTimes({ people, taken, timeZone, now });
  return { times, answered: people.length, members: all.length };
}
