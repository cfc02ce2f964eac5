import { allowInsecureRequests } from 'openid-client';
import { expect, test } from 'vitest';
import { tamed, tidyName } from './provider.ts';

test('a provider may do without TLS on this machine alone', () => {
  for (const address of ['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:80/x'])
    expect(tamed(address).execute).toEqual([allowInsecureRequests]);
  for (const address of ['http://localhost.evil.example', 'http://10.0.0.1', 'https://a.example'])
    expect(tamed(address).execute).toEqual([]);
});

test('a name is one line that can be stored', () => {
  expect(tidyName(' Aino\n\u0000 Marjatta ')).toBe('Aino Marjatta');
  expect(tidyName(null)).toBe('');
  const cut = tidyName('𝒜'.repeat(51) + 'x');
  expect(cut).toBe('𝒜'.repeat(50));
  expect(tidyName(`x${'𝒜'.repeat(50)}`).isWellFormed()).toBe(true);
});
