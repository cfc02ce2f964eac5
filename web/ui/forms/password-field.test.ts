import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('web/**/*.tsx', { cwd: root }).map((file) => ({
  file,
  source: readFileSync(join(root, file), 'utf8'),
}));

const fields = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/<PasswordField[^>]*?\/>/g)].map(([field]) => ({ file, field })),
);

test.each(fields)('tells password managers what to fill in: $file', ({ field }) => {
  expect(field).toMatch(/autoComplete="(current|new)-password"/);
});

test('PasswordField is the only password input, and no input blocks pasting', () => {
  expect(fields.length).toBeGreaterThan(5);
  const own = sources.filter(({ source }) => /type="password"|\? 'text' : 'password'/.test(source));
  expect(own.map(({ file }) => file)).toEqual(['web/ui/forms/password-field.tsx']);
  expect(sources.filter(({ source }) => /onPaste(?!=\{pasteAsMarkdown\})/.test(source))).toEqual(
    [],
  );
});
