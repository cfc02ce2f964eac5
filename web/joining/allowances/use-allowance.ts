import { useQuery } from '@tanstack/react-query';
import { hasSession } from '#web/lib/api/cookies.ts';
import { allowancesQuery } from './queries.ts';
import { type Act, describeAllowance } from './describe-allowance.ts';

/**
 * What someone is told before they do something that's limited: a sentence if the limit is close, and
 * whether only they can change that. Nothing while it loads or can't: the server refuses it then.
 */
export function useAllowance(act: Act, { isLimited = true } = {}) {
  const { data } = useQuery({ ...allowancesQuery, enabled: isLimited && hasSession() });
  const allowance = isLimited ? data?.[act] : undefined;
  if (!allowance) return { hint: undefined, isBlocked: false };
  return { hint: describeAllowance(act, allowance), isBlocked: allowance.limit !== 'day' };
}
