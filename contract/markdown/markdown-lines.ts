import { findHtmlEnd } from './markdown-html.ts';

/** A list item or quote around a line, and how far its content is indented. */
type Container = number | 'quote';

type Leaf =
  | { kind: 'none' | 'paragraph' }
  | { kind: 'code'; fence: string }
  | { kind: 'html'; end: RegExp };

export type MarkdownLine = {
  kind: 'text' | 'code' | 'html';
  /** Where its content begins, after the marks of lists and quotes. */
  start: number;
  end: number;
  /** Whether it continues the paragraph of the line before. */
  continues: boolean;
  /** Where the innermost list item begins that begins in this line. */
  item?: number;
};

/** Deeper ones aren't formatted. */
const maxContainers = 24;

const none: Leaf = { kind: 'none' };
const paragraph: Leaf = { kind: 'paragraph' };

/**
 * Splits Markdown into lines and says which are code or HTML, as CommonMark does. In its own file without
 * a parser, because a ticket's tasks are counted whenever it's saved, and a text can have 100,000 characters.
 */
export function readMarkdownLines(markdown: string): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  let containers: Container[] = [];
  let leaf = none;
  let offset = 0;
  for (const source of markdown.split('\n')) {
    const read = readLine(source.replace(/\r$/, ''), { containers, leaf });
    ({ containers, leaf } = read);
    const { kind, start, item } = read;
    lines.push({
      kind,
      continues: read.continues,
      start: offset + start,
      end: offset + source.length,
      ...(item !== undefined && { item: offset + item }),
    });
    offset += source.length + 1;
  }
  return lines;
}

type State = { containers: Container[]; leaf: Leaf };
type Read = State & Pick<MarkdownLine, 'kind' | 'start' | 'continues' | 'item'>;

function readLine(source: string, state: State): Read {
  const line = new Cursor(source);
  const matched = state.containers.findIndex((container) => !line.enter(container));
  const isInside = matched === -1;
  const containers = isInside ? state.containers : state.containers.slice(0, matched);
  const { leaf } = state;
  if (isInside && (leaf.kind === 'code' || leaf.kind === 'html')) {
    const isOver = leaf.kind === 'code' ? line.closes(leaf.fence) : leaf.end.test(line.rest);
    return {
      kind: leaf.kind,
      start: line.at,
      continues: false,
      containers,
      leaf: isOver ? none : leaf,
    };
  }
  return beginBlocks(line, { state, containers, isInside });
}

/** Reads the lists and quotes that begin in a line, and what begins in them. */
function beginBlocks(
  line: Cursor,
  { state, containers, isInside }: { state: State; containers: Container[]; isInside: boolean },
): Read {
  const open = [...containers];
  const isParagraph = state.leaf.kind === 'paragraph';
  let item: number | undefined;
  for (;;) {
    const isNew = open.length > containers.length;
    const read = (kind: MarkdownLine['kind'], leaf: Leaf): Read => {
      const start = line.at;
      return {
        kind,
        start,
        continues: false,
        containers: open,
        leaf,
        ...(item !== undefined && { item }),
      };
    };
    if (line.isBlank) return read('text', none);
    const canContinue = isParagraph && !isNew;
    if (line.indent > 3) {
      if (!canContinue) return read('code', none);
      return { ...state, kind: 'text', start: line.at, continues: true };
    }
    if (line.isRule) return read('text', none);
    const isFull = open.length >= maxContainers;
    const width = isFull ? 0 : line.findItem({ interrupts: canContinue && isInside });
    if (!isFull && line.enter('quote')) {
      open.push('quote');
      item = undefined;
    } else if (width > 0) {
      item = line.at + line.indent;
      line.skip(width);
      open.push(width);
    } else {
      const fence = line.findFence();
      if (fence) return read('code', { kind: 'code', fence });
      const end = findHtmlEnd(line.rest.trimStart(), { interrupts: canContinue });
      if (end) return read('html', end.isOver ? none : { kind: 'html', end: end.pattern });
      if (/^ *#{1,6}(?: |$)/.test(line.rest)) return read('text', none);
      if (canContinue) return { ...state, kind: 'text', start: line.at, continues: true };
      return read('text', paragraph);
    }
  }
}

/** Reads a line from its beginning. A tab is as wide as the spaces up to the next multiple of four. */
class Cursor {
  private column = 0;
  private readonly source: string;
  private readonly text: string;

  constructor(source: string) {
    this.source = source;
    this.text = source.includes('\t') ? expandTabs(source) : source;
  }

  get rest() {
    return this.text.slice(this.column);
  }

  get indent() {
    return this.rest.length - this.rest.trimStart().length;
  }

  get isBlank() {
    return this.rest.trim() === '';
  }

  /** Whether it's a line across the page. */
  get isRule() {
    const marks = this.rest.replaceAll(/\s/g, '');
    return marks.length > 2 && /^(?:-+|\*+|_+)$/.test(marks);
  }

  /** Where it is in the line as it was written. */
  get at() {
    if (this.text === this.source) return Math.min(this.column, this.text.length);
    let column = 0;
    let index = 0;
    for (; column < this.column && index < this.source.length; index += 1)
      column += this.source[index] === '\t' ? 4 - (column % 4) : 1;
    return index;
  }

  skip(columns: number) {
    this.column += columns;
  }

  /** Goes on to the content of a list item or quote. Returns false if the line isn't in it. */
  enter(container: Container): boolean {
    if (container === 'quote') {
      const mark = /^ {0,3}> ?/.exec(this.rest);
      if (!mark) return false;
      this.skip(mark[0].length);
      return true;
    }
    if (!this.isBlank && this.indent < container) return false;
    this.skip(container);
    return true;
  }

  /** How far the content of a list item is indented that begins here, or 0. */
  findItem({ interrupts }: { interrupts: boolean }): number {
    const [whole, number, space = ''] =
      /^ {0,3}(?:[-*+]|(\d{1,9})[.)])( +(?=\S)|\s*$)/.exec(this.rest) ?? [];
    if (whole === undefined) return 0;
    const isEmpty = whole.length === this.rest.length;
    if (interrupts && (isEmpty || (number !== undefined && Number(number) !== 1))) return 0;
    return whole.length - space.length + (isEmpty || space.length > 4 ? 1 : space.length);
  }

  findFence(): string | undefined {
    const [mark] = /^(?:`{3,}|~{3,})/.exec(this.rest.trimStart()) ?? [];
    const isSpan = mark?.startsWith('`') && this.rest.trimStart().slice(mark.length).includes('`');
    return isSpan ? undefined : mark;
  }

  closes(fence: string): boolean {
    const mark = this.rest.trim();
    return this.indent < 4 && mark.startsWith(fence) && mark === fence[0]!.repeat(mark.length);
  }
}

function expandTabs(source: string): string {
  let text = '';
  for (const part of source.split(/(\t)/))
    text += part === '\t' ? ' '.repeat(4 - (text.length % 4)) : part;
  return text;
}
