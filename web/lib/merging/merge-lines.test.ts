import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/random.ts';
import { mergeLines } from './merge-lines.ts';

const lines = (...all: string[]) => all.join('\n');
const base = lines('one', 'two', 'three');

test.each([
  [
    'different lines',
    lines('ONE', 'two', 'three'),
    lines('one', 'two', 'THREE'),
    lines('ONE', 'two', 'THREE'),
  ],
  [
    'lines next to each other',
    lines('ONE', 'two', 'three'),
    lines('one', 'TWO', 'three'),
    lines('ONE', 'TWO', 'three'),
  ],
  [
    'a line above a changed one',
    lines('zero', 'one', 'two', 'three'),
    lines('ONE', 'two', 'three'),
    lines('zero', 'ONE', 'two', 'three'),
  ],
  [
    'a line below a changed one',
    lines('one', 'half', 'two', 'three'),
    lines('ONE', 'two', 'three'),
    lines('ONE', 'half', 'two', 'three'),
  ],
  [
    'a deleted line and a new one',
    lines('two', 'three'),
    lines(base, 'four'),
    lines('two', 'three', 'four'),
  ],
  [
    'the same change, once',
    lines('ONE', 'two', 'three'),
    lines('ONE', 'two', 'three', 'four'),
    lines('ONE', 'two', 'three', 'four'),
  ],
  ['one change only', base, lines('one', 'three'), lines('one', 'three')],
])('merges %s, in either order', (_what, mine, theirs, merged) => {
  expect(mergeLines({ base, mine, theirs })).toBe(merged);
  expect(mergeLines({ base, mine: theirs, theirs: mine })).toBe(merged);
});

test.each([
  ['the same line', lines('ONE', 'two', 'three'), lines('Uno', 'two', 'three')],
  ['a line that the other deleted', lines('ONE', 'two', 'three'), lines('two', 'three')],
  [
    'a line within others that the other changed',
    lines('one', 'x', 'y', 'z', 'three'),
    lines('A', 'B', 'C'),
  ],
  ['different lines at the same place', lines(base, 'four'), lines(base, 'five')],
])('two people who changed %s are asked', (_what, mine, theirs) => {
  expect(mergeLines({ base, mine, theirs })).toBeUndefined();
  expect(mergeLines({ base, mine: theirs, theirs: mine })).toBeUndefined();
});

test('changes of many hundreds of lines are one change', () => {
  const long = Array.from({ length: 1_000 }, (_, at) => `line ${at}`);
  const merge = (changes: number) =>
    mergeLines({
      base: long.join('\n'),
      mine: long.map((line, at) => (at < changes * 2 && at % 2 ? `${line}!` : line)).join('\n'),
      theirs: `${long.join('\n')}!`,
    });
  expect(merge(200)).toContain('line 399!\nline 400\n');
  expect(merge(300)).toBeUndefined();
});

test('texts that differ in many thousands of lines are one change', () => {
  const long = (mark: string) =>
    Array.from({ length: 20_000 }, (_, at) => `${mark}${at}`).join('\n');
  expect(mergeLines({ base: long('a'), mine: long('b'), theirs: `${long('a')}\nend` })).toBe(
    `${long('b')}\nend`,
  );
});

describe('random edits', () => {
  type Random = ReturnType<typeof createRandom>;

  const edit = (before: string[], random: Random, line: () => string) => {
    const after = [...before];
    for (let edits = random(3); edits >= 0; edits -= 1) {
      const added = Array.from({ length: random(3) }, line);
      after.splice(random(after.length + 1), random(2), ...added);
    }
    return after;
  };

  test('lose no line that somebody added or both kept', () => {
    let merges = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = createRandom(seed);
      let added = 0;
      const line = () => `line ${(added += 1)}`;
      const before = Array.from({ length: random(12) + 1 }, line);
      const [mine, theirs] = [edit(before, random, line), edit(before, random, line)];
      const merged = mergeLines({
        base: before.join('\n'),
        mine: mine.join('\n'),
        theirs: theirs.join('\n'),
      });
      if (merged === undefined) continue;
      merges += 1;
      const isKept = (text: string) => mine.includes(text) && theirs.includes(text);
      const wanted = [...new Set([...mine, ...theirs])].filter(
        (text) => isKept(text) || !before.includes(text),
      );
      expect(merged.split('\n').toSorted(), `seed ${seed}`).toEqual(
        (wanted.length > 0 ? wanted : ['']).toSorted(),
      );
    }
    expect(merges).toBeGreaterThan(100);
  });

  test('give the same in either order, also if lines are repeated', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = createRandom(seed);
      const line = () => ['', '- a', 'b', 'c'][random(4)]!;
      const before = Array.from({ length: random(12) + 1 }, line);
      const base = before.join('\n');
      const [mine, theirs] = [edit(before, random, line), edit(before, random, line)].map((all) =>
        all.join('\n'),
      ) as [string, string];
      expect(mergeLines({ base, mine, theirs }), `seed ${seed}`).toBe(
        mergeLines({ base, mine: theirs, theirs: mine }),
      );
    }
  });
});
