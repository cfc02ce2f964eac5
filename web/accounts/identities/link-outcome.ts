import { type Provider, providerNames, providers } from '#contract/values/vocabulary.ts';

export type LinkOutcome = { tone: 'success' | 'error'; text: string };

/** The result of linking a login, from the URL parameters the server redirected back with. */
export function readLinkOutcome(searchParams: URLSearchParams): LinkOutcome | undefined {
  const linked = providers.find((one) => one === searchParams.get('linked'));
  if (linked)
    return {
      tone: 'success',
      text: `${providerNames[linked]} is linked. You can now sign in with it.`,
    };
  const failed = providers.find((one) => one === searchParams.get('error'));
  if (!failed) return undefined;
  const text = `${providerNames[failed]} wasn’t linked. ${getAdvice(searchParams.get('reason'), failed)}`;
  return { tone: 'error', text };
}

/** The URL parameters without the result, so that a reload does not show it again. */
export function withoutLinkOutcome(searchParams: URLSearchParams): URLSearchParams {
  const others = [...searchParams].filter(
    ([name]) => !['linked', 'error', 'reason'].includes(name),
  );
  return new URLSearchParams(others);
}

function getAdvice(reason: string | null, provider: Provider): string {
  const name = providerNames[provider];
  switch (reason) {
    case 'taken':
      return `That ${name} account belongs to another Pieces account. Unlink it there first.`;
    case 'another':
      return `Another ${name} account is already linked. Unlink it first.`;
    case 'unverified':
      return `${name} hasn’t verified the email address of that account. Verify it there, then try again.`;
    default:
      return 'Try again.';
  }
}
