import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

const rows = [
  ...page.matchAll(/^\| (\d[\d., ]*) \| (\d) \| (yes|no|n\.a\.) \| (.+) \|$/gm),
].flatMap(([, numbers = '', level = '', met = '', where = '']) =>
  numbers.split(', ').map((number) => ({ number, level, met, where })),
);

/** The number of level 1 and 2 requirements in each chapter of version 5.0.0. */
const countsByChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('lists each requirement of levels 1 and 2 once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const counted = countsByChapter.map(
    (_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length,
  );
  expect(counted).toEqual(countsByChapter);
});

test('the counts at the top match the tables', () => {
  for (const level of ['1', '2']) {
    const count = (met?: string) =>
      rows.filter((row) => row.level === level && (!met || row.met === met)).length;
    const counts = [count(), count('yes'), count('no'), count('n.a.')];
    expect(page).toContain(`| ${level} | ${counts.join(' | ')} |`);
  }
});

test('every path exists, and every requirement that is met names a file or page', () => {
  const paths = [...page.matchAll(/`(\.?[\w-]+(?:\/[\w.-]+)+\/?|[\w-]+\.json|\.npmrc)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const vague = rows.filter(({ met, where }) => met === 'yes' && !/[`\]]/.test(where));
  expect(vague).toEqual([]);
});
