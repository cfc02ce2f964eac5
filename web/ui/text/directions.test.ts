import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('web/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));

/** The opening tags in a file, each up to the first ">" outside of an arrow. */
const tagsOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').match(/<[a-zA-Z][^<>]*(?:=>[^<>]*)*>/g) ?? [];

const find = (condition: (tag: string) => boolean) =>
  files.flatMap((file) =>
    tagsOf(file)
      .filter(condition)
      .map((tag) => `${file}: ${tag}`),
  );

/** The samples' code and the words of the philosophy page are ours. */
const isOurs = (found: string) => /code-snippet|\/philosophy\//.test(found);

test('elements that keep typed lines also keep their direction', () => {
  const keeping = find((tag) => /whitespace-pre-(line|wrap)/.test(tag));
  expect(keeping.length).toBeGreaterThan(25);
  expect(keeping.filter((found) => !found.includes('dir="auto"') && !isOurs(found))).toEqual([]);
});

test('fields have the direction of what is typed', () => {
  const fields = find((tag) => /^<(input|textarea)\b/.test(tag)).filter(
    (found) => !/type="|type=\{/.test(found),
  );
  expect(fields.length).toBeGreaterThan(3);
  expect(
    fields.filter((found) => !found.includes('dir="auto"') && !/drop-area|markdown/.test(found)),
  ).toEqual([]);
});
