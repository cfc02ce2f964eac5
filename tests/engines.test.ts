import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Engines = { cpu?: string[]; engines?: { node?: string } };

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const { engines } = JSON.parse(read('package.json')) as Engines;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Engines> };

/** The oldest supported version of each Node release line in package.json. */
const oldest = (engines?.node ?? '').match(/\d+\.\d+\.\d+/g) ?? [];

const numbersOf = (version: string) =>
  [0, 1, 2].map((part) => Number(version.split('.')[part]) || 0);

function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(least)];
  const difference = a.map((part, index) => part - b[index]!).find((one) => one !== 0) ?? 0;
  return difference >= 0;
}

/** Whether a version is in an npm range such as `^20.19.0 || >=22.12`. */
function isIn(version: string, range: string): boolean {
  return range.split('||').some((one) => {
    const [, sign, least = '0'] = /^\s*(\^|>=|~)?\s*v?(\d[\d.x*]*|\*)\s*$/.exec(one) ?? [];
    if (least === '*') return true;
    const isSameLine = sign === '>=' || numbersOf(version)[0] === numbersOf(least)[0];
    return isSameLine && isAtLeast(version, least);
  });
}

test('tells whether a version is in an npm range', () => {
  expect(isIn('22.12.0', '^20.19.0 || >=22.12')).toBe(true);
  expect(isIn('22.11.9', '^20.19.0 || >=22.12')).toBe(false);
  expect(isIn('23.0.0', '^22 || ^24')).toBe(false);
});

test.each(oldest)('every package supports Node %s', (version) => {
  const unsupported = Object.entries(packages).filter(
    // npm skips builds for 32-bit Windows, where Node 24 doesn't run.
    ([, { engines, cpu }]) =>
      engines?.node && !cpu?.includes('ia32') && !isIn(version, engines.node),
  );
  expect(unsupported.map(([name, { engines }]) => `${name} ${engines?.node}`)).toEqual([]);
});

test('the README names the supported Node versions', () => {
  expect(oldest.map((version) => version.replace(/(\.0)+$/, ''))).toEqual(['22.22', '24', '26']);
  expect(read('README.md')).toContain('22.22 or newer, 24 or 26');
});
