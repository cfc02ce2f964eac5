import { openClient } from '#tests/client.ts';
import type { Board } from './board.ts';

/** The headers that a signed-in person's browser sends: the cookies of the first page, and the XSRF token. */
export async function visitOf(url: string, { token }: Board): Promise<Record<string, string>> {
  const { cookies, request } = openClient(url, new Map([['pieces_session', token]]));
  await request('GET', '/health/live');
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  };
}
