import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isSafePattern } from 'redos-detector';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

type Found = { file: string; pattern: string; flags: string };

/** Every regular expression that is written in a file of the product. */
function expressionsOf(file: string): Found[] {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read.`);
  JSON.stringify(program, (_key, value: unknown) => {
    const regex = (value as { regex?: { pattern: string; flags: string } } | null)?.regex;
    if (regex) found.push({ file, ...regex });
    return value === null || typeof value !== 'bigint' ? value : String(value);
  });
  return found;
}

/** What reads only what is ours: the contract's paths, the settings, PostgreSQL's own log. */
const readsOurs = new Set([
  'web/lib/api.ts \\{(\\w+)\\}',
  'server/platform/http/serve.ts \\{(\\w+)\\}',
  'server/platform/config.ts \\/+$',
  'server/platform/embedded-postgres/server-log.ts ^([a-z ]*):([A-Z]+): +(.*)$',
  'server/platform/embedded-postgres/server.ts lock file .* already exists|is still in use',
]);

const all = files
  .flatMap(expressionsOf)
  .filter(({ file, pattern }) => !readsOurs.has(`${file} ${pattern}`));

test('there are expressions to look at', () => {
  expect(all.length).toBeGreaterThan(40);
});

test.each(all)('$file: /$pattern/$flags takes no time that grows without bounds', (found) => {
  const { safe, error } = isSafePattern(found.pattern, {
    caseInsensitive: found.flags.includes('i'),
    unicode: found.flags.includes('u'),
    dotAll: found.flags.includes('s'),
    multiLine: found.flags.includes('m'),
    timeout: Number.POSITIVE_INFINITY,
    maxSteps: 20_000,
  });
  expect({ safe, error }).toEqual({ safe: true, error: null });
});

test('an expression that does is found', () => {
  expect(isSafePattern('^(a+)+$').safe).toBe(false);
});
