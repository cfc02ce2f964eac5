import { TOTP } from 'otpauth';
import { openClient } from '#tests/client.ts';
import type { TestServer } from '#tests/server.ts';
import { password, type Person } from './people.ts';

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

/** Returns a browser where the password was entered and the second step is missing. */
export async function givePassword({ url }: Pick<TestServer, 'url'>, { email }: Person) {
  const client = openClient(url);
  const refusal = await client.refused('POST /auth/login', { body: { email, password } });
  if (refusal.body.code !== 'second_step_required')
    throw new Error(`Signing in answered ${refusal.body.code}`);
  return { client, refusal };
}
