import type { KnownLabel } from '#contract/values/lists/known-labels.ts';

/** How many suggestions are shown at most. */
const most = 7;

/**
 * The labels that start like what was typed, in any spelling and by any of their aliases, best match
 * first. Leaves out those that are taken.
 */
export function suggest(
  labels: readonly KnownLabel[],
  { typed, taken }: { typed: string; taken: readonly string[] },
): string[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const takenKeys = new Set(taken.map(keyOf));
  return labels
    .filter(([name]) => name !== typed && !takenKeys.has(keyOf(name)))
    .map((label) => ({ name: label[0], rank: rankOf(label, key) }))
    .filter(({ rank }) => rank < unrelated)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ name }) => name);
}

const unrelated = 4;

/** 0: the same; 1: the name starts like it; 2: an alias does; 3: a later word of the name does. */
function rankOf([name, ...aliases]: KnownLabel, key: string): number {
  const keys = [name, ...aliases].map(keyOf);
  if (keys.includes(key)) return 0;
  if (keys[0]!.startsWith(key)) return 1;
  if (keys.some((one) => one.startsWith(key))) return 2;
  const laterWords = name.split(/[\s/-]+/).slice(1);
  return laterWords.some((word) => keyOf(word).startsWith(key)) ? 3 : unrelated;
}

/** "Front end", "front-end" and "FrontEnd" are the same; "C", "C++" and "C#" aren't. */
const keyOf = (text: string) => text.toLowerCase().replaceAll(/[\s./_-]/g, '');
