import { expect, test } from 'vitest';
import { findUrlProblem } from './check-url.ts';

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
  ['postgresql://pieces:hid/den@db/pieces', '%2F'],
  ['postgresql://pieces:12/hidden@db/pieces', '%2F'],
  ['postgresql://pieces:hid#den@db/pieces', '%23'],
  ['postgresql://pieces:hid?den@db/pieces', '%3F'],
  ['postgresql://pieces:hidden@db:port/pieces', 'must be a URL'],
  ['postgresql://pieces:hidden@one:5432,two:5432/pieces', 'several hosts'],
])('explains what is wrong with %s, without its password', (url, explanation) => {
  const problem = findUrlProblem(url);
  expect(problem).toContain(explanation);
  expect(problem).not.toMatch(/hid|den/);
});
