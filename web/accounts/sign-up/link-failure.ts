import { isProblem } from '#web/lib/api/problem-error.ts';

export type LinkFailure = 'EXPIRED_TOKEN' | 'INVALID_TOKEN';

/** The `code` for /verification-error if the link is expired or invalid. */
export function getLinkFailure(error: unknown): LinkFailure | undefined {
  if (isProblem(error, 'link_expired')) return 'EXPIRED_TOKEN';
  return isProblem(error, 'link_invalid') ? 'INVALID_TOKEN' : undefined;
}
