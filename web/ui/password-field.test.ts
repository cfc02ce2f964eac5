import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('web/**/*.tsx', { cwd: root }).map((file) => ({
  file,
  source: readFileSync(join(root, file), 'utf8'),
}));

const fields = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/<PasswordField[^>]*?\/>/g)].map(([field]) => ({ file, field })),
);

test.each(fields)('a password manager knows what to fill in: $file', ({ field }) => {
  expect(field).toMatch(/autoComplete="(current|new)-password"/);
});

test('no other field takes a password, and none keeps anyone from pasting', () => {
  expect(fields.length).toBeGreaterThan(5);
  const own = sources.filter(({ source }) => /type="password"|\? 'text' : 'password'/.test(source));
  expect(own.map(({ file }) => file)).toEqual(['web/ui/password-field.tsx']);
  expect(sources.filter(({ source }) => /onPaste/.test(source))).toEqual([]);
});
