import { openClient } from '#tests/client.ts';

/** Returns the headers a signed-in browser sends: its cookies and the XSRF token. */
export async function headersOf(
  url: string,
  { token }: { token: string },
): Promise<Record<string, string>> {
  const { cookies, request } = openClient(url, new Map([['pieces_session', token]]));
  await request('GET', '/health/live');
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  };
}
