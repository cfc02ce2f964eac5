import { expect, test } from 'vitest';
import { isRefused, smtpOptions } from './mailer.ts';

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

test('waits ten minutes for a server to accept an email, as RFC 5321 asks', () => {
  expect(smtpOptions('smtp://localhost').socketTimeout).toBe(600_000);
});

test.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [450, 'RCPT TO', false],
  [421, 'DATA', false],
  // Our settings are wrong, not the email.
  [535, 'AUTH PLAIN', false],
  [553, 'MAIL FROM', false],
  [undefined, 'CONN', false],
])('%s in answer to %s: refused for good is %s', (responseCode, command, isFinal) => {
  expect(isRefused(Object.assign(new Error('Refused'), { responseCode, command }))).toBe(isFinal);
});
