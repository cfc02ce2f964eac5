import { type Provider, providerNames, providers } from '#contract/vocabulary.ts';

export type LinkOutcome = { tone: 'success' | 'error'; text: string };

/** What the server left in the address when it led back from a provider. */
export function readLinkOutcome(searchParams: URLSearchParams): LinkOutcome | undefined {
  const linked = providers.find((one) => one === searchParams.get('linked'));
  if (linked)
    return {
      tone: 'success',
      text: `${providerNames[linked]} is linked. You can sign in with it now.`,
    };
  const failed = providers.find((one) => one === searchParams.get('error'));
  if (!failed) return undefined;
  const text = `${providerNames[failed]} was not linked. ${adviceFor(searchParams.get('reason'), failed)}`;
  return { tone: 'error', text };
}

/** The address without it, so that a reload does not tell it again. */
export function withoutLinkOutcome(searchParams: URLSearchParams): URLSearchParams {
  const others = [...searchParams].filter(
    ([name]) => !['linked', 'error', 'reason'].includes(name),
  );
  return new URLSearchParams(others);
}

function adviceFor(reason: string | null, provider: Provider): string {
  const name = providerNames[provider];
  switch (reason) {
    case 'taken':
      return `That ${name} account belongs to another Pieces account. Unlink it there first.`;
    case 'another':
      return `Another ${name} account is linked already. Unlink it first.`;
    case 'unverified':
      return `${name} has not confirmed the email address of that account. Confirm it there, then try again.`;
    default:
      return 'Please try again.';
  }
}
