import { expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createMailReader } from '#tests/e2e/support/mail-reader.ts';
import { makeDataFolder } from '#tests/faults/processes.ts';
import { startSmtpSink } from '#tests/smtp-sink.ts';
import { start } from './start.ts';

const [first, second, third] = ['Correct4Horse', 'Another5Horse', 'Different6Horse'];
const repeated = (password: string) => ({ password, confirmPassword: password });

test('passwords and tokens never appear in errors or in the log, even at trace level', async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const { url, lines } = await start({
    DATA_DIR: await makeDataFolder(),
    SMTP_URL: sink.url,
    LOG_LEVEL: 'trace',
    SLOW_MS: '1',
  });
  const { linkFor } = createMailReader(sink.mails);
  const client = openClient(url);
  const errors: unknown[] = [];
  const secrets = [first, second, third] as string[];
  const remember = () => {
    for (const [name, value] of client.cookies) {
      if (name !== 'pieces_signed_in') secrets.push(value);
    }
  };

  const email = 'aino@pieces.test';
  const person = { firstName: 'Aino', lastName: 'Salo', email };
  await client.send('POST /users/registration', { body: { ...person, ...repeated(first) } });
  const link = new URL(await linkFor(email));
  secrets.push(link.searchParams.get('token') ?? '');
  remember();
  await client.send('POST /auth/verification', {
    body: { token: link.searchParams.get('token') ?? '' },
  });
  errors.push(await client.refused('POST /auth/login', { body: { email, password: second } }));
  await client.send('POST /auth/login', { body: { email, password: first } });
  remember();
  const wrong = { currentPassword: third, ...repeated(second) };
  errors.push(await client.refused('PUT /users/password', { body: wrong }));
  await client.send('POST /auth/forgot-password', { body: { email } });
  const token = new URL(await linkFor(email)).hash.slice(1);
  secrets.push(token);
  const mismatch = { token, password: second, confirmPassword: third };
  errors.push(await client.refused('POST /auth/reset-password', { body: mismatch }));
  await client.send('POST /auth/reset-password', { body: { token, ...repeated(second) } });
  const again = { token, ...repeated(second) };
  errors.push(await client.refused('POST /auth/reset-password', { body: again }));
  const broken = await client.request('POST', '/api/auth/login', {
    body: `{"email": "${email}", "password": "${second}"`,
  });
  errors.push(await broken.text());
  remember();

  expect(lines.join('\n')).toContain('"route":"/api/auth/login"');
  const readable = `${lines.join('\n')}\n${JSON.stringify(errors)}`;
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(readable).not.toContain(secret);
  }
});
