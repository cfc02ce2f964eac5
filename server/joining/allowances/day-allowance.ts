import type { Allowance } from '#contract/joining/allowances.ts';
import { addDays } from '#contract/values/durations.ts';

type Day = {
  /** When it was done in the last 24 hours, oldest first. */
  times: readonly string[];
  /** How often it can be done in a day, now and once the account isn't new anymore. */
  most: number;
  later: { most: number; from: Date } | undefined;
};

/** What's left of a limit of a day; null if that's more than once. */
export function dayAllowance({ times, most, later }: Day): Allowance {
  const left = Math.max(0, most - times.length);
  if (left > 1) return null;
  if (left === 1) return { left, limit: 'day', endsAt: null };
  const ends = [endOf(times, most)];
  if (later) ends.push(Math.max(later.from.getTime(), endOf(times, later.most)));
  return { left, limit: 'day', endsAt: new Date(Math.min(...ends)).toISOString() };
}

/** When fewer than this many are within a day. */
const endOf = (times: readonly string[], most: number) => {
  const last = times.at(-most);
  return last === undefined || times.length < most ? 0 : addDays(new Date(last), 1).getTime();
};
