import type { Db } from '#server/migrations/tables.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { insertUser } from '#server/accounts/sign-up/store.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { createXsrfToken } from '#server/platform/sessions/xsrf.ts';
import { type Client, openClient } from '#tests/client.ts';
import type { TestServer } from '#tests/server.ts';

export const password = 'Correct4Horse';
const passwordHash = hashPassword(password);

export type Person = Client & {
  id: number;
  name: string;
  email: string;
  /** Where rows of theirs can be stored. */
  db?: Db;
};

/** Its secret spares each client a request for an XSRF token. */
type ServerToUse = Pick<TestServer, 'db' | 'url'> & { secret?: string };

let count = 0;

/** Creates a signed-in user with a confirmed account. */
export async function createPerson(server: ServerToUse, firstName = 'Aino'): Promise<Person> {
  count += 1;
  const lastName = `Number${count}`;
  const email = `${firstName.toLowerCase()}.${count}@pieces.test`;
  const account = { email, firstName, lastName, passwordHash: await passwordHash };
  const id = (await insertUser(server.db, account)) ?? 0;
  const client = await signIn(server, { id });
  return { ...client, id, name: `${firstName} ${lastName}`, email, db: server.db };
}

/** A client of someone with a new session, for example because their suspension ended theirs. */
export async function signIn(server: ServerToUse, { id: userId }: { id: number }): Promise<Client> {
  const token = await openSession(server.db, {
    userId,
    userAgent: 'test',
    address: '127.0.0.1',
    now: new Date(),
  });
  const cookies = new Map([['pieces_session', token]]);
  if (server.secret) cookies.set('XSRF-TOKEN', createXsrfToken(server.secret, token));
  return openClient(server.url, cookies);
}
