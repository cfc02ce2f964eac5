import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const { encrypt, decrypt } = createEncryption('a secret', 'webhooks');

test('decrypts what was encrypted with the same secret, which looks different each time', () => {
  expect(decrypt(encrypt('hook'))).toBe('hook');
  expect(encrypt('hook')).not.toEqual(encrypt('hook'));
  expect(encrypt('hook').includes('hook')).toBe(false);
});

test('returns undefined for another secret, a changed byte and anything shorter', () => {
  const encrypted = encrypt('hook');
  expect(createEncryption('another', 'webhooks').decrypt(encrypted)).toBeUndefined();
  encrypted[encrypted.length - 1]! ^= 1;
  expect(decrypt(encrypted)).toBeUndefined();
  expect(decrypt(Buffer.from('short'))).toBeUndefined();
});
