import type { BrowserContext } from '@playwright/test';
import { type Client, openClient } from '../client.ts';

/** A person with an account: what they type to sign in, and a client of their own for the API. */
export type Account = Client & {
  id: number;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  name: string;
};

type Place = { url: string; linkFor(address: string): Promise<string> };

const password = 'Correct4Horse';
let count = 0;
let places = 0;

/** A place in the world of one's own, as a proxy tells it: limits count by it. */
export function headersFromNewAddress() {
  places += 1;
  return { 'x-forwarded-for': `2001:db8:${places.toString(16)}::1` };
}

/** Registers someone over the API, confirms with the mailed link, and signs them in there. */
export async function signUpTo({ url, linkFor }: Place, firstName = 'Aino'): Promise<Account> {
  count += 1;
  const lastName = `Number${count}`;
  const email = `${firstName.toLowerCase()}.${count}@pieces.test`;
  const client = openClient(url);
  const headers = headersFromNewAddress();
  await client.send('POST /users/registration', {
    headers,
    body: { firstName, lastName, email, password, confirmPassword: password },
  });
  const link = new URL(await linkFor(email));
  const token = link.searchParams.get('token') ?? '';
  await client.send('POST /auth/verification', { body: { token } });
  const { body } = await client.send('POST /auth/login', { headers, body: { email, password } });
  const name = `${firstName} ${lastName}`;
  return { ...client, id: body.id, email, password, firstName, lastName, name };
}

/** Gives a browser a session of its own, of which the person's client knows nothing. */
export async function signInto(
  { request }: BrowserContext,
  url: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await request.get(`${url}/health/live`);
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const reply = await request.post(`${url}/api/auth/login`, {
    data: { email, password },
    headers: { ...headersFromNewAddress(), 'X-XSRF-TOKEN': token },
  });
  if (!reply.ok()) throw new Error(`Signing in answered ${reply.status()}: ${await reply.text()}`);
}
