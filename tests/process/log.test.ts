import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeDataFolder, waitFor } from '#tests/faults/processes.ts';
import { start } from './start.ts';

test('logs JSON lines with the same id for a request, its response and its slow queries', async () => {
  const pieces = await start({
    DATA_DIR: await makeDataFolder(),
    LOG_LEVEL: 'debug',
    SLOW_MS: '1',
    TRUST_PROXY: '1',
  });
  expect(pieces.lines[0]).toMatch(/^Pieces \d+\.\d+\.\d+(\+[0-9a-f]{8})?$/);
  const client = openClient(pieces.url);
  const search = '/api/projects/search?searchQuery=a+private+word';
  const own = (await client.request('GET', search)).headers.get('x-request-id');
  expect(own).toMatch(/^[0-9a-f-]{36}$/);

  const given = 'proxy-4711-abcdef';
  // Argon2 alone takes more than a millisecond.
  const login = await client.request('POST', '/api/auth/login', {
    headers: { 'x-request-id': given, 'content-type': 'application/json' },
    body: { email: 'nobody@pieces.test', password: 'Correct4Horse' },
  });
  expect(login.headers.get('x-request-id')).toBe(given);
  const hostile = { 'x-request-id': 'not "an id"' };
  const answer = await client.request('GET', '/health/live', { headers: hostile });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);

  type Line = { level: string; time: string; reqId?: string; msg?: string; route?: string };
  // Everything is JSON, its first line and what it says to the operator too.
  const read = () => pieces.logged.map((line) => JSON.parse(line) as Line);
  const slow = () => read().filter(({ msg }) => msg === 'slow request');
  await waitFor('the requests to be logged', () => {
    const logged = read().filter(({ msg }) => msg !== 'slow request');
    return (
      [own, given].every((id) => logged.some(({ reqId, route }) => reqId === id && route)) &&
      slow().some(({ reqId }) => reqId === given)
    );
  });
  expect(slow().find(({ reqId }) => reqId === given)?.route).toBe('/api/auth/login');
  const statements = () => read().filter(({ msg }) => msg === 'slow query');
  await waitFor('a query to take a millisecond', async () => {
    await client.request('GET', search);
    return statements().length > 0;
  });
  for (const line of statements()) expect(line).toMatchObject({ query: expect.any(String) });
  expect(pieces.logged.join('\n')).not.toContain('private word');
  for (const { level, time } of read()) {
    expect(['debug', 'info', 'warn']).toContain(level);
    expect(new Date(time).toISOString()).toBe(time);
  }
});
