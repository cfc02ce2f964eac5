import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '#server/platform/mail/mailer.ts';
import { openClient } from '#tests/client.ts';
import { headersFromNewAddress } from '#tests/e2e/support/sign-up.ts';
import { startTestServer } from '#tests/server.ts';
import { startSmtpSink } from '#tests/smtp-sink.ts';

const password = 'Correct4Horse';
const people = Array.from({ length: 20 }, (_, index) => `person.${index}@pieces.test`);

test('SMTP is down for an hour: requests do not wait, and each email is sent once afterward', async () => {
  const before = await startSmtpSink();
  const mailer = smtpMailer({ url: before.url, from: 'Pieces <pieces@pieces.test>' });
  const server = await startTestServer({ mailer });
  const { send } = openClient(server.url);
  await before.close();
  for (const email of people) {
    const form = { firstName: 'Aino', lastName: 'Salo', email, password };
    const body = { ...form, confirmPassword: password };
    expect(
      (await send('POST /users/registration', { body, headers: headersFromNewAddress() })).status,
    ).toBe(201);
  }
  const passMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await server.mail();
      server.advanceHours(1 / 60);
    }
  };
  await passMinutes(60);
  const { rows } = await server.pool.query('select from outbox where sent_at is null');
  expect(rows.length).toBe(people.length);

  const after = await startSmtpSink(Number(new URL(before.url).port));
  onTestFinished(after.close);
  await passMinutes(70);
  const addresses = after.mails.map(({ to }) => to?.[0]?.address ?? '');
  expect(addresses.toSorted()).toEqual(people.toSorted());
  // The link is created when the email is sent, so it hasn't expired.
  const link = new URL(/https?:\/\/\S+/.exec(after.mails[0]?.text ?? '')?.[0] ?? '');
  const body = { token: link.searchParams.get('token') ?? '', password };
  expect((await send('POST /auth/verification', { body })).status).toBe(200);
});
