import { expect, test } from 'vitest';
import { encodeDatabaseUrl, findUrlProblem } from './check-url.ts';

test.each([
  'postgresql://pieces:secret@db.example/pieces',
  'postgres://pieces:secret@10.0.0.1:6432/pieces?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgresql://pieces:s%2Fe%23c%3Fret@[::1]:5432/pieces',
  'postgresql://pieces:se@cret@db/pieces',
  'postgresql://pieces:50%off@db/pieces',
  'postgresql://pieces:secret@/pieces?host=%2Frun%2Fpostgresql&port=5432',
  'postgresql:///pieces?host=/run/postgresql&user=me@example',
  'postgresql://db/pieces',
])('accepts %s', (url) => {
  expect(findUrlProblem(url)).toBeUndefined();
});

test.each([
  ['pieces.db', 'must be a URL'],
  ['mysql://pieces:hidden@db/pieces', 'must be a URL'],
  ['postgresql://pieces:hidden@db:port/pieces', 'must be a URL'],
  ['postgresql://pi%FFeces:hidden@db/pieces', 'must be a URL'],
  ['postgresql://pieces:hidden@db/pi%FFeces', 'must be a URL'],
  ['postgresql://pieces:hidden@one:5432,two:5432/pieces', 'several hosts'],
])('explains what is wrong with %s, without its password', (url, explanation) => {
  const problem = findUrlProblem(url);
  expect(problem).toContain(explanation);
  expect(problem).not.toMatch(/hid|den/);
});

test.each([
  ['a/b+c=', 'a/b+c='],
  ['a%2Fb+c=', 'a/b+c='],
  ['a b%2Fc', 'a b/c'],
  ['12/34', '12/34'],
  ['12?34', '12?34'],
  ['ab?c=d', 'ab?c=d'],
  ['p@db/x?y#z:w', 'p@db/x?y#z:w'],
  ['50%off', '50%off'],
  ['50%25off', '50%off'],
  ['%FF', '%FF'],
  ['', ''],
])('reads the password %s as %s', (written, meant) => {
  for (const rest of [
    'db/pieces',
    '10.0.0.1:6432/pieces?sslmode=verify-full',
    '/pieces?host=/run',
  ]) {
    const url = encodeDatabaseUrl(`postgresql://pieces:${written}@${rest}`);
    expect(url).toBe(`postgresql://pieces:${encodeURIComponent(meant)}@${rest}`);
    expect(findUrlProblem(url)).toBeUndefined();
  }
});

test.each([
  'postgresql://db/pieces',
  'postgresql://db:5432/pieces?user=me@example',
  'postgresql://db:5432?user=me@example',
  'postgresql:///pieces?host=/run/postgresql&user=me@example',
  'postgresql://pieces@db/pieces',
  'postgresql://pieces:secret@db/pieces?user=me@example',
  'mysql://pieces:a/b@db/pieces',
])('leaves %s as it is', (url) => {
  expect(encodeDatabaseUrl(url)).toBe(url);
});
