import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { openClient } from '#tests/client.ts';

let addresses = 0;

/**
 * Starts a registration and waits for the server's "100 Continue". `finish` sends the body and
 * resolves with the response status; it rejects if the connection breaks.
 */
export async function startRegistration(url: string, email: string) {
  addresses += 1;
  const address = `2001:db8:${addresses}::1`;
  const { cookies, request } = openClient(url);
  await request('GET', '/health/live');
  const token = cookies.get('XSRF-TOKEN') ?? '';
  const password = 'Correct4Horse';
  const form = { firstName: 'Aino', lastName: 'Salo', email, password, confirmPassword: password };
  const body = JSON.stringify(form);
  const post = sendRequest(`${url}/api/users/registration`, {
    method: 'POST',
    agent: false,
    headers: {
      expect: '100-continue',
      // A new address each time, because rate limits count per address.
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'content-length': body.length,
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
  });
  const answered = once(post, 'response') as Promise<[IncomingMessage]>;
  post.flushHeaders();
  await Promise.race([once(post, 'continue'), answered]);

  async function finish() {
    post.end(body);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  }

  return { finish };
}
