import { expect, test } from 'vitest';
import { nextAfterLogin } from '#web/lib/paths.ts';
import { nextPath } from './next-path.ts';

test.each([
  ['/projects', '/projects'],
  ['/projects?searchQuery=rust#project-7', '/projects?searchQuery=rust#project-7'],
  ['/projects?searchQuery=ä', '/projects?searchQuery=%C3%A4'],
  ['/loginless', '/loginless'],
  ['/a/../b', '/b'],
])('%s is one of our screens', (wanted, path) => {
  expect(nextPath(wanted)).toBe(path);
  expect(nextAfterLogin(wanted)).toBe(path);
});

test.each([
  undefined,
  ['/a', '/b'],
  '',
  'projects',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/x\r\nSet-Cookie: a=b',
  '/%09/host/',
  '/%0d%0aSet-Cookie:a=b',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/dev/mail',
  '/login',
  '/login?next=/projects',
  '/x/../login',
  '/oauth2/authorization/google',
  '/api/docs',
  `/${'x'.repeat(2000)}`,
])('%j goes to the home page', (wanted) => {
  expect(nextPath(wanted)).toBe('/');
  if (typeof wanted === 'string') expect(nextAfterLogin(wanted)).toBe('/');
});
