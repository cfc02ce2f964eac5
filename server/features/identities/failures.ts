import type { FastifyBaseLogger } from 'fastify';
import type { Provider } from '#contract/vocabulary.ts';
import { LoginRefusal } from './refusal.ts';

type Failure = { provider: Provider; error?: unknown };

/** Where a failed sign-in leads: the login page, which says so and still knows what comes after. */
export const failedSignIn = ({ nextPath = '/', ...failure }: Failure & { nextPath?: string }) =>
  `/login?${new URLSearchParams({ ...wordsOf(failure), ...(nextPath !== '/' && { next: nextPath }) })}`;

/** Where linking a login, or proving who one is with one, leads when it failed. */
export const failedLink = (failure: Failure) =>
  `/settings?${new URLSearchParams(wordsOf(failure))}`;

const wordsOf = ({ provider, error }: Failure) => ({
  error: provider,
  ...(error instanceof LoginRefusal && { reason: error.reason }),
});

/** One line for whoever runs Pieces. An answer's body, address and tokens stay out of it. */
export function logFailure(log: FastifyBaseLogger, { provider, error }: Failure) {
  log.warn({ provider, reasons: reasonsOf(error) }, 'external login failed');
}

/** What went wrong, and what that came from: a message each, and the codes that go with it. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, error: answered } = error as { code?: unknown; error?: unknown };
  const codes = [code, answered].filter((one) => typeof one === 'string').join(', ');
  return [codes ? `${error.message} (${codes})` : error.message, ...reasonsOf(error.cause)];
}
