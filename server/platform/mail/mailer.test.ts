import { expect, test } from 'vitest';
import { smtpOptions } from './mailer.ts';

test.each([
  ['smtp://mail.example:587', true],
  ['smtps://me:secret@mail.example', true],
  ['smtp://localhost.evil.example', true],
  ['smtp://10.0.0.1:25', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://localhost', false],
])('requires TLS to other machines: %s', (url, isRequired) => {
  expect(smtpOptions(url).requireTLS).toBe(isRequired);
});
