import { readMarkdownLines } from './markdown-lines.ts';

/** Markdown with spaces in place of code and HTML, so that everything else stays where it is. */
export function blankOutCode(markdown: string): string {
  if (!/[`~<]|^[ \t]{4}|\t/m.test(markdown)) return markdown;
  const ranges: Range[] = [];
  let paragraph: Range[] = [];
  for (const { kind, start, end, continues } of readMarkdownLines(markdown)) {
    if (!continues) {
      ranges.push(...findCodeSpans(markdown, paragraph));
      paragraph = [];
    }
    if (kind === 'text') paragraph.push([start, end]);
    else ranges.push([start, end]);
  }
  ranges.push(...findCodeSpans(markdown, paragraph));
  return blankOut(markdown, ranges);
}

type Range = [start: number, end: number];

function blankOut(text: string, ranges: readonly Range[]): string {
  let result = '';
  for (const [start, end] of ranges)
    result += text.slice(result.length, start) + ' '.repeat(end - start);
  return result + text.slice(result.length);
}

/** Where a paragraph has code: from a run of backticks to the next one of the same length. */
function findCodeSpans(markdown: string, lines: readonly Range[]): Range[] {
  const runs = lines.flatMap(([start, end]) =>
    [...markdown.slice(start, end).matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
      start: start + index,
      length,
    })),
  );
  /** The runs of each length, the last one first. */
  const byLength = Map.groupBy(runs.toReversed(), ({ length }) => length);
  const spans: Range[] = [];
  let end = 0;
  for (const { start, length } of runs) {
    if (start < end) continue;
    const isEscaped = isAfterBackslash(markdown, start);
    const closing = byLength.get(isEscaped ? length - 1 : length) ?? [];
    while (closing.length > 0 && closing.at(-1)!.start <= start) closing.pop();
    const close = closing.pop();
    if (!close) continue;
    end = close.start + close.length;
    spans.push([start + (isEscaped ? 1 : 0), end]);
  }
  return spans;
}

function isAfterBackslash(text: string, index: number): boolean {
  let start = index;
  while (text[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}
