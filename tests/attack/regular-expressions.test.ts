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

/** Lists the regular expressions in a file. */
function expressionsOf(file: string): Found[] {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`Couldn't parse ${file}.`);
  JSON.stringify(program, (_key, value: unknown) => {
    const regex = (value as { regex?: { pattern: string; flags: string } } | null)?.regex;
    if (regex) found.push({ file, ...regex });
    return value === null || typeof value !== 'bigint' ? value : String(value);
  });
  return found;
}

/** Expressions that only read trusted text: the contract's paths, settings and PostgreSQL's log. */
const trustedInput = new Set([
  'contract/path-params.ts \\{(\\w+)\\}',
  'web/lib/api/api.ts \\{(\\w+)\\}',
  'server/platform/http/serve.ts \\{(\\w+)\\}',
  'server/platform/config.ts \\/+$',
  'server/platform/embedded-postgres/server-log.ts ^([a-z ]*):([A-Z]+): +(.*)$',
  'server/platform/embedded-postgres/server.ts lock file .* already exists|is still in use',
]);

const all = files
  .flatMap(expressionsOf)
  .filter(({ file, pattern }) => !trustedInput.has(`${file} ${pattern}`));

test('finds the regular expressions', () => {
  expect(all.length).toBeGreaterThan(40);
});

test.each(all)('$file: /$pattern/$flags is safe from catastrophic backtracking', (found) => {
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

test('detects an unsafe expression', () => {
  expect(isSafePattern('^(a+)+$').safe).toBe(false);
});
