import { expect, test } from 'vitest';
import { describeError, explainUnavailable, isUnavailable } from './errors.ts';

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  '53100',
  '57P03',
])('%s: unavailable, and logged without a stack', (code) => {
  const error = Object.assign(new Error('No luck'), { code });
  expect(isUnavailable(error)).toBe(true);
  expect(describeError(error)).toEqual({ code, reason: 'No luck' });
});

test('logs anything else with its stack', () => {
  const error = new TypeError('A bug');
  expect(isUnavailable(error)).toBe(false);
  expect(describeError(error)).toEqual({ err: error });
});

test.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('%s: points to sslrootcert', (code) => {
  const error = Object.assign(new Error('No luck'), { code });
  expect(explainUnavailable(error).message).toContain(
    `from an unknown authority (${code}). Name the file of that authority: add &sslrootcert=`,
  );
});
