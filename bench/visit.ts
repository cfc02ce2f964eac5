import { openClient } from '#tests/client.ts';
import type { Board } from './board.ts';

/** The headers that a signed-in person's browser sends: both cookies, as after the first page. */
export async function visitOf(url: string, { token }: Board): Promise<Record<string, string>> {
  const { cookies, request } = openClient(url, new Map([['pieces_session', token]]));
  await request('GET', '/health/live');
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
