import type { Provider } from '#contract/vocabulary.ts';
import type { Client } from '../client.ts';
import { answerConsent } from './consent.ts';

/** Asks Pieces to sign in with a provider; returns where it leads. */
export async function startSignIn(client: Client, provider: Provider, query = ''): Promise<string> {
  return leadOf(await client.request('GET', `/oauth2/authorization/${provider}${query}`));
}

/** Lets the browser come back with an answer; returns where Pieces leads. */
export async function finishSignIn(client: Client, callback: URL): Promise<string> {
  return leadOf(await client.request('GET', callback.pathname + callback.search));
}

/** The whole way: Pieces, the provider's question, Pieces. */
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

function leadOf(response: Response): string {
  if (response.status !== 302) throw new Error(`${response.url} answered ${response.status}`);
  return response.headers.get('location') ?? '';
}
