import type { Allowance } from '#contract/joining/allowances.ts';
import { addDays } from '#contract/values/durations.ts';
import { maxWaitingRequests } from '#contract/values/vocabulary.ts';
import { maxPerDay as maxInvitations, newDays } from '#server/joining/invitations/policy.ts';
import { maxPerDay as maxRequests } from '#server/joining/join-requests/policy.ts';
import { isOnTooManyTeams, maxJoinsPerDay } from '#server/teams/members/actions.ts';
import { countTeams } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { dayAllowance } from './day-allowance.ts';
import { findDone } from './store.ts';

type Options = { userId: number; newcomers: NewcomerLimits; now: Date };

/** How close someone is to the limits that joining, asking and inviting have. */
export async function getAllowances(db: Db, { userId, newcomers, now }: Options) {
  const done = await findDone(db, { userId, since: addDays(now, -1) });
  const teams = await countTeams(db, userId);
  const ofDay = (times: string[], limits: { most: number; atFirst: number; days: number }) => {
    const from = addDays(done.createdAt, limits.days);
    return from > now
      ? dayAllowance({ times, most: limits.atFirst, later: { most: limits.most, from } })
      : dayAllowance({ times, most: limits.most, later: undefined });
  };
  const inTeams: Allowance = isOnTooManyTeams(teams)
    ? { left: 0, limit: 'teams', endsAt: null }
    : null;
  const inRequests: Allowance =
    done.waiting >= maxWaitingRequests ? { left: 0, limit: 'requests', endsAt: null } : null;
  return {
    join: inTeams ?? ofDay(done.joins, { most: maxJoinsPerDay, atFirst: newcomers.joins, days: 1 }),
    ask:
      inTeams ??
      inRequests ??
      ofDay(done.requests, { most: maxRequests, atFirst: newcomers.requests, days: 1 }),
    invite: ofDay(done.invitations, {
      most: maxInvitations,
      atFirst: newcomers.invitations,
      days: newDays,
    }),
  };
}
