import type { FastifyBaseLogger } from 'fastify';
import type { Provider } from '#contract/values/vocabulary.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { LoginRefusal } from './login-refusal.ts';

type Failure = { provider: Provider; error?: unknown };

/** The login page's URL after a failed sign-in; it keeps `next`. */
export const failedSignIn = ({ nextPath = '/', ...failure }: Failure & { nextPath?: string }) =>
  `/login?${new URLSearchParams({ ...searchParamsOf(failure), ...(nextPath !== '/' && { next: nextPath }) })}`;

/** The settings page's URL after linking, or confirming one's identity, failed. */
export const failedLink = (failure: Failure) =>
  `/settings?${new URLSearchParams(searchParamsOf(failure))}`;

const searchParamsOf = ({ provider, error }: Failure) => ({
  error: provider,
  ...(error instanceof LoginRefusal && { reason: error.reason }),
  // They've just proven that the account is theirs.
  ...(error instanceof ProblemError && error.code === 'suspended' && { reason: 'suspended' }),
});

/** Logs one line for operators, without the provider's response body, URL or tokens. */
export function logFailure(log: FastifyBaseLogger, { provider, error }: Failure) {
  log.warn({ provider, reasons: reasonsOf(error) }, 'external login failed');
}

/** The message and codes of an error and of each of its causes. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  const codes = [code, oauthError].filter((value) => typeof value === 'string').join(', ');
  return [codes ? `${error.message} (${codes})` : error.message, ...reasonsOf(error.cause)];
}
