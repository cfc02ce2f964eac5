import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { explainUnavailable, isConnectTimeout } from './errors.ts';
import { reachDatabase } from './reach.ts';

function openPool(connectionString: string | undefined) {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  return pool;
}

test('tries again until the database answers, and says so once', async () => {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  proxy.goSilent();
  const pool = openPool(proxy.connectionString);
  let attempts = 0;
  const query = pool.query.bind(pool) as (text: string) => Promise<unknown>;
  Object.assign(pool, {
    query: (text: string) => {
      attempts += 1;
      if (attempts === 3) proxy.promote();
      return query(text);
    },
  });
  const said: string[] = [];
  await reachDatabase(pool, (line) => said.push(line), 120_000);
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(said).toEqual(['The database is slow to answer. Trying again for half a minute …']);
});

test('gives up in the end', async () => {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  proxy.goSilent();
  const reached = reachDatabase(openPool(proxy.connectionString), () => {}, 0);
  expect(isConnectTimeout(await reached.catch((error: unknown) => error))).toBe(true);
});

test.each([
  ['nothing listens there yet', 'ECONNREFUSED'],
  ['its name is not known yet', 'ENOTFOUND'],
  ['it is starting up', '57P03'],
])('tries again while %s', async (_, code) => {
  const answers = [code, code, undefined];
  const said: string[] = [];
  await reachDatabase(answering(answers), (line) => said.push(line), 120_000);
  expect(answers).toEqual([]);
  expect(said).toEqual([
    `The database can't be reached yet (${code}). Trying again for half a minute …`,
  ]);
});

test.each(['28P01', '3D000', 'SELF_SIGNED_CERT_IN_CHAIN'])(
  'gives up immediately if it refuses for good, as with %s',
  async (code) => {
    const answers = [code, code];
    const reached = reachDatabase(answering(answers), () => {}, 120_000);
    await expect(reached).rejects.toMatchObject({ code });
    expect(answers).toEqual([code]);
  },
);

test('gives up immediately if a file of the URL is missing', async () => {
  const url = 'postgresql://pieces:hidden@127.0.0.1:1/pieces?sslrootcert=/missing/ca.pem';
  const said: string[] = [];
  const error = await reachDatabase(openPool(url), (line) => said.push(line)).catch(
    (error: Error) => error,
  );
  expect(said).toEqual([]);
  expect(explainUnavailable(error as Error, 'DATABASE_DIRECT_URL').message).toBe(
    "Couldn't read /missing/ca.pem (ENOENT), which sslrootcert, sslcert or sslkey of DATABASE_DIRECT_URL names.",
  );
});

/** A pool whose queries fail with these codes, one after the other. */
const answering = (codes: (string | undefined)[]) =>
  ({
    query: async () => {
      const code = codes.shift();
      if (code) throw Object.assign(new Error('No luck'), { code });
    },
  }) as unknown as pg.Pool;
