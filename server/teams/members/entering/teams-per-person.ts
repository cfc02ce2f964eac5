import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { dailyLimitReached, limitReached } from '#server/platform/problem.ts';
import { countTeams } from '#server/teams/members/store.ts';

/** A person's projects are loaded without paging, so their number is limited. */
const maxTeams = 300;
/** How many active teams someone can be in, to join another. */
const maxActiveTeams = 5;
/** How many teams someone can join in a day. On the first day of an account it's up to the operator. */
export const maxJoinsPerDay = 3;

export const isOnTooManyTeams = ({ all, active }: { all: number; active: number }) =>
  all >= maxTeams || active >= maxActiveTeams;

/** Whether the person joins, asks or takes an offered place themselves, or a lead accepts them. */
type Entry = {
  userId: number;
  by: 'self' | 'request' | 'link' | 'invitation' | 'reservation' | 'answer' | 'hackathon';
  /** For those who join on their own. */
  newcomers?: NewcomerLimits | undefined;
};

/**
 * Throws if a person can't join another team now. The limits keep places free for people who want to
 * build something there. Only joining on one's own is limited by the day.
 */
export async function refuseTooManyTeams(db: Db, { userId, by, newcomers }: Entry) {
  const { all, active, joinedToday, isFirstDay } = await countTeams(db, userId);
  if (by === 'answer' && isOnTooManyTeams({ all, active }))
    throw limitReached(
      `They’re on ${active} active teams, so they can’t join another one right now.`,
    );
  if (all >= maxTeams)
    throw limitReached(`You can be on up to ${maxTeams} teams. Leave one to join another.`);
  if (active >= maxActiveTeams)
    throw limitReached(`You’re on ${active} active teams. Complete or leave one to join another.`);
  if (by !== 'self') return;
  const maxJoins = isFirstDay && newcomers ? newcomers.joins : maxJoinsPerDay;
  if (joinedToday >= maxJoins)
    throw dailyLimitReached(
      `You can join up to ${maxJoins} ${maxJoins === 1 ? 'team' : 'teams'} a day. Try again tomorrow.`,
    );
}
