import type { Provider } from '#contract/vocabulary.ts';
import type { Client } from '../client.ts';
import { press } from './consent.ts';

/** Asks Pieces to sign in with a provider; returns where it leads. */
export async function begin(client: Client, provider: Provider, query = ''): Promise<string> {
  return leadOf(await client.request('GET', `/oauth2/authorization/${provider}${query}`));
}

/** Lets the browser come back with an answer; returns where Pieces leads. */
export async function comeBack(client: Client, callback: URL): Promise<string> {
  return leadOf(await client.request('GET', callback.pathname + callback.search));
}

/** The whole way: Pieces, the provider's question, Pieces. */
export async function signInWith(
  client: Client,
  provider: Provider,
  { query = '', link = 'Allow' }: { query?: string; link?: 'Allow' | 'Deny' } = {},
): Promise<string> {
  return comeBack(client, await press(link, await begin(client, provider, query)));
}

function leadOf(response: Response): string {
  if (response.status !== 302) throw new Error(`${response.url} answered ${response.status}`);
  return response.headers.get('location') ?? '';
}
