import type { TestServer } from '#tests/server.ts';
import type { makePasskey } from '#tests/soft-passkey.ts';
import { createPerson, type Person } from './people.ts';

/** Passkeys need a site with a host name and TLS. */
export const passkeyOrigin = 'https://pieces.test';

/** Creates a signed-in user of that site, whose cookies have the prefix that TLS allows. */
export async function createPersonWithTls(server: Pick<TestServer, 'db' | 'url'>): Promise<Person> {
  const person = await createPerson(server);
  const token = person.cookies.get('pieces_session') ?? '';
  person.cookies.delete('pieces_session');
  person.cookies.set('__Host-pieces_session', token);
  return person;
}

export type Passkey = ReturnType<typeof makePasskey>;

/** The options of a call, of which a passkey in software only reads the challenge. */
export const challengeOf = ({ options }: { options: object }) => options as { challenge: string };

/** Adds a passkey to a person's account, as their browser would. */
export async function addPasskey(person: Person, passkey: Passkey, name = 'Laptop') {
  const { body } = await person.send('POST /users/passkeys/options');
  const response = passkey.create(challengeOf(body));
  return (await person.send('POST /users/passkeys', { body: { name, response } })).body;
}
