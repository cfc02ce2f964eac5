import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listLayers } from './layers.ts';

const root = join(import.meta.dirname, '..');
const { database, programs } = listLayers();
const files = globSync('{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root });
const saying = (pattern: RegExp) =>
  files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('a test that starts a server or uses a database isn’t pure', () => {
  const needing = saying(/\b(await startTestServer|createEmptyDatabase)\(/);
  expect(needing.length).toBeGreaterThan(100);
  expect(needing.filter((file) => ![...database, ...programs].includes(file))).toEqual([]);
});

test('a test that starts Pieces as a process is in the layer `programs`', () => {
  const starting = saying(/from '(#tests\/process|\.)\/start\.ts'|#tests\/pieces-process\.ts'/);
  expect(starting.length).toBeGreaterThan(10);
  expect(starting.filter((file) => !programs.includes(file) && !/embedded/.test(file))).toEqual([]);
});

test('a test that shows components is in the layer `components`', () => {
  const showing = saying(/from '(vitest\/browser|vitest-browser-react)'/);
  expect(showing.length).toBeGreaterThan(5);
  expect(showing.filter((file) => !file.endsWith('.component.test.tsx'))).toEqual([]);
});

test('a pure test has neither a database nor programs', () => {
  const given = ['postgres', 'dataFolder', 'bundle'] as const;
  expect(given.map((name) => inject(name))).toEqual([undefined, undefined, undefined]);
});
