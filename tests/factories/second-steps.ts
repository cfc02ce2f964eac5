import { TOTP } from 'otpauth';
import type { TestServer } from '#tests/server.ts';
import type { Person } from './people.ts';

/** Inserts a passkey that no browser has; returns its id. */
export async function givePasskey({ db }: Pick<TestServer, 'db'>, { id: userId }: Person) {
  const { id } = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: crypto.randomUUID(),
      public_key: Buffer.from('none'),
      counter: 0,
      transports: [],
      name: 'Laptop',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns on two-step sign-in with an app; `at` is the time on the server's clock. */
export async function turnOnTwoStep(person: Pick<Person, 'send'>, at = Date.now()) {
  const { body } = await person.send('POST /users/two-step/app/options');
  const { secret } = body;
  const code = new TOTP({ secret }).generate({ timestamp: at });
  const set = await person.send('PUT /users/two-step/app', { body: { secret, code } });
  return { secret, recoveryCodes: set.body.recoveryCodes };
}
