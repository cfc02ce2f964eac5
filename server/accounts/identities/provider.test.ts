import { allowInsecureRequests } from 'openid-client';
import { expect, test } from 'vitest';
import { discoveryOptions, tidyName } from './provider.ts';

test('plain HTTP is allowed on loopback only', () => {
  for (const address of ['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:80/x'])
    expect(discoveryOptions(address).execute).toEqual([allowInsecureRequests]);
  for (const address of ['http://localhost.evil.example', 'http://10.0.0.1', 'https://a.example'])
    expect(discoveryOptions(address).execute).toEqual([]);
});

test('tidyName returns one line of at most 100 well-formed characters', () => {
  expect(tidyName(' Aino\n\u0000 Marjatta ')).toBe('Aino Marjatta');
  expect(tidyName(null)).toBe('');
  const cut = tidyName('𝒜'.repeat(51) + 'x');
  expect(cut).toBe('𝒜'.repeat(50));
  expect(tidyName(`x${'𝒜'.repeat(50)}`).isWellFormed()).toBe(true);
});
