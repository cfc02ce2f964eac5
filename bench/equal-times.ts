import { findUserByEmail, insertUser } from '#server/features/accounts/store.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { type Client, openClient } from '#tests/client.ts';
import { headersFromNewAddress } from '#tests/e2e/sign-up.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { median, type Row } from './table.ts';

const rounds = 60;

const known = (index: number) => `known.${index}@pieces.test`;
const unknown = (index: number) => `unknown.${index}@pieces.test`;

type Call = { path: string; bodyFor(email: string): object };

const calls: Record<string, Call> = {
  'signing in with a wrong password': {
    path: '/api/auth/login',
    bodyFor: (email) => ({ email, password: 'Wrong4Horse' }),
  },
  'asking for a new password': {
    path: '/api/auth/forgot-password',
    bodyFor: (email) => ({ email }),
  },
  registering: {
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

/** Whether the time of an answer tells if an address has an account. */
export async function measureEqualTimes(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  try {
    await makeAccounts(dataDir);
    const client = openClient(pieces.url);
    await client.request('GET', '/health/live');
    const rows: Row[] = [];
    for (const [what, call] of Object.entries(calls)) rows.push(await compare(client, what, call));
    return rows;
  } finally {
    await pieces.stop();
  }
}

async function makeAccounts(dataDir: string) {
  const database = connectDatabase(
    { connectionString: await findRunningPostgres(dataDir) },
    () => {},
  );
  const passwordHash = await hashPassword('Correct4Horse');
  for (let index = 0; index < rounds; index += 1) {
    const person = { email: known(index), firstName: 'Aino', lastName: 'Salo', passwordHash };
    await insertUser(database.db, person);
  }
  if (!(await findUserByEmail(database.db, known(0)))) throw new Error('There are no accounts.');
  await database.close();
}

/** In turns, so that whatever else the machine does meets both alike. */
async function compare(client: Client, what: string, { path, bodyFor }: Call): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < rounds; index += 1) {
    const asked = { known: known(index), unknown: unknown(index) };
    for (const key of index % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const headers = { ...headersFromNewAddress(), 'content-type': 'application/json' };
      const begun = performance.now();
      const response = await client.request('POST', path, { headers, body: bodyFor(asked[key]) });
      await response.text();
      times[key].push(performance.now() - begun);
      if (![200, 201, 202, 401].includes(response.status)) throw new Error('A call was refused.');
    }
  }
  const [ours, theirs] = [median(times.known), median(times.unknown)];
  return {
    what: `${what}: an address with an account, ms, beside one without`,
    figure: ours.toFixed(1),
    beside: theirs.toFixed(1),
    ratio: (ours / theirs).toFixed(2),
    aim: '0.90–1.10',
  };
}
