import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tests = globSync('{contract,server,web,scripts,tests}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
});

/** The title of a test or a group, also of one with examples. */
const titles =
  /(?:\b(?:test|it|describe)(?:\.\w+)?|\))\(\s*(['`])((?:(?!\1).)+)\1,\s*(?:async\b|\(|\{)/g;

/** Titles are subject, verb, outcome: "returns 404 to a non-member". */
const riddle =
  /^(?:what|who|whom|whose|whoever|whatever|whichever|nothing|nobody|of|The|An?|It|If|When|Each|No|All)\b/;

/** The commit after which subjects are checked. */
const since = 'b902b40a';

test('titles of tests say who does what, without riddles', () => {
  const found = tests.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(titles)]
      .map(([, , title = '']) => title)
      .filter((title) => riddle.test(title))
      .map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
});

test('commit subjects have at most 72 characters', () => {
  expect(listSubjects().filter((subject) => subject.length > 72)).toEqual([]);
});

/** None in an archive or a shallow clone, which don't have the commit. */
function listSubjects(): string[] {
  try {
    return execFileSync('git', ['log', '--format=%s', `${since}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  } catch {
    return [];
  }
}
