import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowMarkdown } from '#tests/attack/slow-markdown.ts';
import { longDocument } from '#tests/attack/long-document.ts';
import { estimateWork, maxWork } from './formatting-work.ts';

const isFormatted = (text: string) => estimateWork(text) <= maxWork;

test('formats ordinary long documents', () => {
  const root = join(import.meta.dirname, '../../..');
  const ours = globSync('{README.md,CONTRIBUTING.md,docs/*.md}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  expect(ours.length).toBeGreaterThan(8);
  const refused = [...ours, longDocument(20_000)]
    .filter((text) => !isFormatted(text) && text.length < 40_000)
    .map((text) => text.slice(0, 50));
  expect(refused).toEqual([]);
});

test.each([
  ['quotes', '>'.repeat(3000)],
  ['quotes in lines', `${'>'.repeat(30)} a\n`],
  ['lists', `${'- '.repeat(30)}a`],
  [
    'a list that gets deeper',
    Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  ],
  ['emphasis', '*a '.repeat(4000) + 'b**'.repeat(4000)],
  ['footnotes', '[^a]: '.repeat(30)],
])('refuses what is nested too deep: %s', (_, text) => {
  expect(isFormatted(text)).toBe(false);
});

test('formats fewer of the slow texts the longer they are', () => {
  const formatted = slowMarkdown.filter(({ text }) => isFormatted(text));
  const ofSize = (characters: number) => formatted.filter(({ size }) => size === characters);
  expect(slowMarkdown.length).toBeGreaterThan(800);
  expect([1000, 10_000, 100_000].map((size) => ofSize(size).length)).toEqual([253, 45, 33]);
  expect(ofSize(100_000).map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "nesting "- "",
      "autolinks "a-"",
      "blanks " "",
      "blanks "\\t"",
      "blanks " a"",
      "blanks "a    b"",
      "blanks " "",
      "blanks "\\u0000"",
      "headings "#"",
      "headings "# "",
      "headings "# a #"",
      "headings "-"",
      "headings "="",
      "letters "a"",
      "letters "ab "",
      "letters "ﷺ"",
      "letters "😀"",
      "letters "́"",
      "letters "א"",
      "letters "\\ud800"",
      "letters "a.b,c;"",
      "parentheses in a destination",
      "a comment that never closes",
      "a comment in a sentence",
      "an attribute that never closes",
      "attributes of one tag",
      "a long address",
      "an address with closing brackets",
      "an email address with many dots",
      "an email address with many dashes",
      "spaces in a line",
      "a heading that closes late",
      "a heading with spaces",
    ]
  `);
});

test('stops judging a long text when it has seen enough', () => {
  const texts = slowMarkdown.filter(({ size, text }) => size === 100_000 && !isFormatted(text));
  const counted = texts.filter(({ text }) => text.split('\n').length > 20_000);
  expect(counted.map(({ text }) => estimateWork(text))).toEqual(
    counted.map(() => Number.POSITIVE_INFINITY),
  );
});
