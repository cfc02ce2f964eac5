import type { BrowserContext } from '@playwright/test';
import { type Client, openClient } from '#tests/client.ts';

/** A person with an account: their credentials and an API client. */
export type Account = Client & {
  id: number;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  name: string;
};

type Pieces = { url: string; linkFor(address: string): Promise<string> };

const password = 'Correct4Horse';
let count = 0;
let addresses = 0;

/** Headers with a new client address, as a proxy sends it, because rate limits count per address. */
export function headersFromNewAddress() {
  addresses += 1;
  return { 'x-forwarded-for': `2001:db8:${addresses.toString(16)}::1` };
}

/** Registers someone through the API and confirms with the emailed link, which signs them in. */
export async function signUpTo({ url, linkFor }: Pieces, firstName = 'Aino'): Promise<Account> {
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
  const { body } = await client.send('GET /auth/me');
  const name = `${firstName} ${lastName}`;
  return { ...client, id: body.id, email, password, firstName, lastName, name };
}

/** Signs a browser context in with its own session, separate from the person's API client. */
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
  if (!reply.ok())
    throw new Error(`Signing in failed with ${reply.status()}: ${await reply.text()}`);
}
