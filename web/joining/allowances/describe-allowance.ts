import type { Allowance } from '#contract/joining/allowances.ts';
import { maxWaitingRequests } from '#contract/values/vocabulary.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';

export type Act = 'join' | 'ask' | 'invite';

const acts = {
  join: { one: 'join one more team', next: 'join another team' },
  ask: { one: 'ask one more team', next: 'ask another team' },
  invite: { one: 'invite one more person', next: 'invite someone else' },
} as const;

/** "You can join one more team today.", or when or after what it's possible again. */
export function describeAllowance(
  act: Act,
  { left, limit, endsAt }: NonNullable<Allowance>,
): string {
  if (limit === 'teams')
    return 'You’re on as many active teams as you can be. Complete or leave one to join another.';
  if (limit === 'requests')
    return `You have ${maxWaitingRequests} open requests. Withdraw one, or wait for an answer.`;
  const { one, next } = acts[act];
  if (left > 0 || !endsAt) return `You can ${one} today.`;
  return `You can ${next} from ${formatDateTime(new Date(endsAt))}.`;
}
