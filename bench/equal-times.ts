import { findUserByEmail, insertUser } from '#server/accounts/sign-up/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { type Client, openClient } from '#tests/client.ts';
import { headersFromNewAddress } from '#tests/e2e/support/sign-up.ts';
import { median, type Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

const rounds = 60;

const known = (index: number) => `known.${index}@pieces.test`;
const unknown = (index: number) => `unknown.${index}@pieces.test`;

type Call = { path: string; bodyFor(email: string): object };

const calls: Record<string, Call> = {
  'sign in with a wrong password': {
    path: '/api/auth/login',
    bodyFor: (email) => ({ email, password: 'Wrong4Horse' }),
  },
  'request a password reset': {
    path: '/api/auth/forgot-password',
    bodyFor: (email) => ({ email }),
  },
  register: {
    path: '/api/users/registration',
    bodyFor: (email) => ({
      firstName: 'Aino',
      lastName: 'Salo',
      email,
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    }),
  },
};

/** Measures whether response times reveal if an email address has an account. */
export const measureEqualTimes = (dataDir: string): Promise<Row[]> =>
  withPieces(
    dataDir,
    async ({ url, database }) => {
      await createAccounts(database);
      const client = openClient(url);
      await client.request('GET', '/health/live');
      const rows: Row[] = [];
      for (const [what, call] of Object.entries(calls))
        rows.push(await compare(client, what, call));
      return rows;
    },
    { TRUST_PROXY: '1' },
  );

async function createAccounts({ db }: Database) {
  const passwordHash = await hashPassword('Correct4Horse');
  for (let index = 0; index < rounds; index += 1) {
    const person = { email: known(index), firstName: 'Aino', lastName: 'Salo', passwordHash };
    await insertUser(db, person);
  }
  if (!(await findUserByEmail(db, known(0)))) throw new Error("The accounts weren't created.");
}

/** Measures both in turns, so other load on the machine affects both equally. */
async function compare(client: Client, what: string, { path, bodyFor }: Call): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < rounds; index += 1) {
    const emails = { known: known(index), unknown: unknown(index) };
    for (const key of index % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const headers = { ...headersFromNewAddress(), 'content-type': 'application/json' };
      const startedAt = performance.now();
      const response = await client.request('POST', path, { headers, body: bodyFor(emails[key]) });
      await response.text();
      times[key].push(performance.now() - startedAt);
      if (![200, 201, 202, 401].includes(response.status))
        throw new Error(`${what} failed with ${response.status}.`);
    }
  }
  const [ours, theirs] = [median(times.known), median(times.unknown)];
  return {
    what: `${what}: email with an account (vs without), ms`,
    figure: ours.toFixed(1),
    comparison: theirs.toFixed(1),
    ratio: (ours / theirs).toFixed(2),
    target: '0.90–1.10',
  };
}
