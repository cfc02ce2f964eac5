import { diffArrays } from 'diff';

/** Lines of a text that are replaced, from `start` up to but not including `end`. None: others are added there. */
type Hunk = { start: number; end: number; lines: string[] };

/** Texts that differ in more lines take long to compare. They count as changed from start to end. */
const maxEdits = 500;

type Texts = { base: string; mine: string; theirs: string };

/**
 * Combines what two people have made of a text, line by line. Returns undefined if they have changed the
 * same lines differently, or added different lines at the same place.
 */
export function mergeLines({ base, mine, theirs }: Texts): string | undefined {
  const before = base.split('\n');
  const own = hunksOf(before, mine.split('\n'));
  const others = hunksOf(before, theirs.split('\n')).filter(
    (hunk) => !own.some((one) => isEqual(one, hunk)),
  );
  if (own.some((one) => others.some((other) => isConflict(one, other)))) return undefined;
  const hunks = [...own, ...others].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  // In parts, because some browsers don't take as many arguments as a text can have lines.
  const merged: string[][] = [];
  let next = 0;
  for (const { start, end, lines } of hunks) {
    merged.push(before.slice(next, start), lines);
    next = end;
  }
  return [...merged, before.slice(next)].flat().join('\n');
}

function hunksOf(before: string[], after: string[]): Hunk[] {
  const parts = diffArrays(before, after, { maxEditLength: maxEdits });
  if (!parts) return [{ start: 0, end: before.length, lines: after }];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const end = added ? at : at + value.length;
    const last = hunks.at(-1);
    const lines = added ? value : [];
    if ((added || removed) && last?.end === at) {
      last.end = end;
      last.lines = [...last.lines, ...lines];
    } else if (added || removed) hunks.push({ start: at, end, lines });
    at = end;
  }
  return hunks;
}

const isEqual = (one: Hunk, other: Hunk) =>
  one.start === other.start &&
  one.end === other.end &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index]);

/** Whether two hunks have a line in common, or both only add lines at the same place. */
const isConflict = (one: Hunk, other: Hunk) =>
  (one.start < other.end && other.start < one.end) ||
  (one.start === other.start && one.end === other.end);
