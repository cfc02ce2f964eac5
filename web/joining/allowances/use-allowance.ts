import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { type Act, describeAllowance } from './describe-allowance.ts';

export const allowancesQuery = queryOptions({
  queryKey: ['allowances'],
  queryFn: ({ signal }) => call('GET /users/allowances', { signal }),
  // It changes with what's done on every screen.
  staleTime: 0,
});

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
