import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { findUserByEmail, insertUser } from '#server/accounts/sign-up/store.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { type Client, openClient } from '#tests/client.ts';
import type { TestServer } from '#tests/server.ts';

export const password = 'Correct4Horse';
const passwordHash = hashPassword(password);

export type Person = Client & { id: number; name: string; email: string };

let count = 0;

/** Creates a signed-in user with a confirmed account. */
export async function createPerson(
  server: Pick<TestServer, 'db' | 'url'>,
  firstName = 'Aino',
): Promise<Person> {
  count += 1;
  const lastName = `Number${count}`;
  const email = `${firstName.toLowerCase()}.${count}@pieces.test`;
  await insertUser(server.db, { email, firstName, lastName, passwordHash: await passwordHash });
  const { id } = (await findUserByEmail(server.db, email)) ?? { id: 0 };
  const client = await signIn(server, { id });
  return { ...client, id, name: `${firstName} ${lastName}`, email };
}

/** A client of someone with a new session, for example because their suspension ended theirs. */
export async function signIn(
  server: Pick<TestServer, 'db' | 'url'>,
  { id: userId }: { id: number },
): Promise<Client> {
  const token = await openSession(server.db, {
    userId,
    userAgent: 'test',
    address: '127.0.0.1',
    now: new Date(),
  });
  return openClient(server.url, new Map([['pieces_session', token]]));
}
