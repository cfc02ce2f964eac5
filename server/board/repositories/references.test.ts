import { expect, test } from 'vitest';
import { findReferences, withoutPullRequestNumber } from './references.ts';

const [mentioned, closed] = [false, true].map((closes) => (number: number) => ({ number, closes }));

test.each([
  ['Draw the map (see #18)', [mentioned!(18)]],
  ['#18 and #19', [mentioned!(18), mentioned!(19)]],
  ['PIECES-18', [mentioned!(18)]],
  ['fixes #18', [closed!(18)]],
  ['Fixes: #18\nCloses PIECES-19, resolved #20', [closed!(18), closed!(19), closed!(20)]],
  ['see #18, which this fixes: fixes #18', [closed!(18)]],
  ['fixes #18, #19', [closed!(18), mentioned!(19)]],
  ['prefixes #18', [mentioned!(18)]],
  ['refixed #18', [mentioned!(18)]],
  ['fixes#18', []],
  ['#1234567890', []],
  ['octo/repo#18 &#18; ##18 #18a https://x.test/#18 a#18', []],
  ['', []],
])('%j', (text, expected) => {
  expect(findReferences(text)).toEqual(expected);
});

test.each([
  ['Merge pull request #7 from eetu/map', '', []],
  ['Merge pull request #7 from eetu/map\n\nfixes #18', '\n\nfixes #18', [closed!(18)]],
  ['Draw the map (#7)\n\nPart of #18', 'Draw the map \n\nPart of #18', [mentioned!(18)]],
  ['See #18', 'See #18', [mentioned!(18)]],
])('leaves out the number of the pull request of %j', (message, expected, references) => {
  expect(withoutPullRequestNumber(message)).toBe(expected);
  expect(findReferences(withoutPullRequestNumber(message))).toEqual(references);
});

test('finds up to 20', () => {
  const text = Array.from({ length: 50 }, (_, index) => `#${index + 1}`).join(' ');
  expect(findReferences(text)).toHaveLength(20);
});
