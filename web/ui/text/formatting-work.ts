import { type Line, readLine } from './markdown-line.ts';

/**
 * The most work that formatting a text may take. Most documents of 40 kB take less. Some texts of 1 kB take
 * seconds, because a parser compares each mark of a paragraph with all others, and each line with all
 * lists and quotes around it.
 */
export const maxWork = 120_000;

/** Each list or quote in another one takes stack. */
const maxDepth = 24;

/** In microseconds, rather too much. `tests/attack/time-markdown.ts` measures what they allow. */
const cost = {
  character: 0.5,
  line: 20,
  /** For each list and quote around a line. */
  depth: 6,
  container: 80,
  linkedPair: 0.1,
  footnote: 100,
  /** For each character of a link's address that is written once and used often. */
  copied: 0.01,
  mark: 20,
  /** For two marks of a paragraph. */
  pair: 0.05,
  scanned: 0.06,
  cell: 3,
};

/** About how many microseconds formatting takes. Reads the text once, and stops when it's too much. */
export function estimateWork(text: string): number {
  let work = text.length * cost.character;
  let depth = 0;
  let linked = 0;
  let brackets = 0;
  let definition = 0;
  let paragraph: Line[] = [];
  const endParagraph = () => {
    work += workOf(paragraph);
    if (paragraph.some((line) => line.isDefinition))
      definition = Math.max(definition, sum(paragraph, 'characters'));
    paragraph = [];
  };
  for (const source of text.split(/\r\n|\n|\r/)) {
    const isAfterBlank = paragraph.length === 0;
    const line = readLine(source);
    if (line.depth > maxDepth || work > maxWork) return Number.POSITIVE_INFINITY;
    depth = isAfterBlank && line.isOutside ? 0 : Math.max(depth, line.depth);
    work += cost.line + depth * cost.depth + line.containers * cost.container;
    work += line.footnotes * cost.footnote;
    if (line.isLinked) linked += 1;
    brackets += line.brackets;
    if (line.isBlank) endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return work + linked ** 2 * cost.linkedPair + definition * brackets * cost.copied;
}

/** The work for lines without a blank one between, which may be one paragraph or table. */
function workOf(lines: readonly Line[]): number {
  const marks = sum(lines, 'marks');
  const lengths = new Set(lines.flatMap(({ codeMarks }) => codeMarks));
  const openers = sum(lines, 'openers') + lengths.size;
  const columns = lines.reduce((most, { pipes }) => Math.max(most, pipes), 0);
  return (
    marks * cost.mark +
    (marks + lines.length) ** 2 * cost.pair +
    openers * sum(lines, 'characters') * cost.scanned +
    (lines.some((line) => line.isTableRule) ? columns * lines.length * cost.cell : 0)
  );
}

type Countable = 'marks' | 'openers' | 'characters';

const sum = (lines: readonly Line[], what: Countable) =>
  lines.reduce((total, line) => total + line[what], 0);
