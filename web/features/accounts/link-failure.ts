import { isProblem } from '#web/lib/problem-error.ts';

export type LinkFailure = 'EXPIRED_TOKEN' | 'INVALID_TOKEN';

/** What /verification-error is told of a link that opens nothing. */
export function getLinkFailure(error: unknown): LinkFailure | undefined {
  if (isProblem(error, 'link_expired')) return 'EXPIRED_TOKEN';
  return isProblem(error, 'link_invalid') ? 'INVALID_TOKEN' : undefined;
}
