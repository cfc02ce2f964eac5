import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { line, text, webAddress } from './text.ts';

const errorsOf = (address: string) =>
  z.safeParse(webAddress('Link'), address).error?.issues.map(({ message }) => message) ?? [];

test.each(['https://github.com@evil.test/x', 'https://aino:secret@github.com', 'http://:x@a.test'])(
  'the web address %s is refused, because it isn’t where it seems to lead',
  (address) => {
    expect(errorsOf(address)).toEqual(['Link must not contain a username or password']);
  },
);

test.each(['', 'https://github.com/@aino', 'https://a.test/?mail=aino@b.test', 'http://a.test:80'])(
  'the web address "%s" is accepted',
  (address) => {
    expect(errorsOf(address)).toEqual([]);
  },
);

test.each([
  '\u00AD',
  '\u200B\u200D',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800 \u2800',
  '\uFEFF',
  '\uFE0F',
  '\u034F',
  '\u17B5',
  '\u180B',
  '\u{E0100}',
  '\u{1D159}',
  '\u{13441}\u{13442}',
  '\uFFFC',
  '\u0301',
])('treats the invisible text %j as empty', (typed) => {
  expect(z.parse(text('Note', { max: 10 }), typed)).toBe('');
  expect(z.safeParse(line('Last Name', { min: 1, max: 10 }), typed).error?.issues[0]?.message).toBe(
    'Last Name is required',
  );
});

test.each(['👋', '名', 'می\u200Cخواهم', '…', 'é\u0301', '1\uFE0F\u20E3', '❤\uFE0F', 'नमस्ते', 'ที่'])(
  '%s stays as it is',
  (typed) => {
    expect(z.parse(text('Note', { max: 10 }), typed)).toBe(typed);
  },
);

test('reports only the length of a text that is too long', () => {
  const unchecked = z.refine<string>((value) => {
    throw new Error(`${value.length} characters were checked.`);
  });
  const schema = text('Note', { max: 10 }).check(unchecked);
  expect(z.safeParse(schema, 'x'.repeat(11)).error?.issues).toMatchObject([
    { message: 'Note must not exceed 10 characters' },
  ]);
});
