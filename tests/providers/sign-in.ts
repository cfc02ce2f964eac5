import type { Provider } from '#contract/values/vocabulary.ts';
import type { Client } from '#tests/client.ts';
import { answerConsent } from './consent.ts';

/** Starts signing in with a provider; returns where Pieces redirects. */
export async function startSignIn(client: Client, provider: Provider, query = ''): Promise<string> {
  return redirectOf(await client.request('GET', `/oauth2/authorization/${provider}${query}`));
}

/** Returns to Pieces with the provider's answer; returns where Pieces redirects. */
export async function finishSignIn(client: Client, callback: URL): Promise<string> {
  return redirectOf(await client.request('GET', callback.pathname + callback.search));
}

/** Signs in from start to finish; returns where Pieces redirects. */
export async function signInWith(
  client: Client,
  provider: Provider,
  { query = '', link = 'Allow' }: { query?: string; link?: 'Allow' | 'Deny' } = {},
): Promise<string> {
  return finishSignIn(
    client,
    await answerConsent(link, await startSignIn(client, provider, query)),
  );
}

function redirectOf(response: Response): string {
  if (response.status !== 302) throw new Error(`${response.url} answered ${response.status}`);
  return response.headers.get('location') ?? '';
}
