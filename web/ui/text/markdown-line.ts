/** What a line of Markdown has that may take time to format. */
export type Line = ReturnType<typeof readLine>;

export function readLine(source: string) {
  const text = source.trimStart();
  const indent = source.length - text.length;
  const containers = isRule(text) ? 0 : countContainers(text);
  return {
    isBlank: text === '',
    /** Whether it ends all lists and quotes, if the line above is blank. */
    isOutside: text !== '' && indent === 0 && containers === 0,
    characters: source.length,
    /** How many lists and quotes can be around it, by its indentation and what begins in it. */
    depth: containers && containers + Math.floor(columnsOf(source, indent) / 2),
    /** The lists, quotes and headings that begin in it. */
    containers: containers + count(text, /^#{1,6}(?!\S)/g),
    /** Whether it makes the line above a heading, or belongs to a quote. */
    isLinked: /^(?:>|=+\s*$|-+\s*$)/.test(text),
    isTableRule: text.includes('|') && /^[-:|>\s]+$/.test(text),
    isDefinition: text.includes(']:'),
    // The text of an image is read again by each image around it.
    marks: count(text, /[*_~`[\]<&|\\@]|:\/\/|www\./gi) + 4 * count(text, /!\[/g),
    /** Where something begins that is looked for up to the end of the paragraph. */
    openers: count(text, /<[!?]|\\`/g),
    codeMarks: text.match(/`+/g) ?? [],
    brackets: count(text, /\]/g),
    pipes: count(text, /\|/g),
    footnotes: count(text, /\[\^/g),
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether it's a line across the page, such as `* * *`. */
const isRule = (text: string) => /^[-*_\s]+$/.test(text) && count(text, /[-*_]/g) > 2;

const marker = />|(?:[-*+]|\d{1,9}[.)])(?!\S)/y;
const blanks = /\s*/y;

/** The lists, quotes and footnotes that begin in a line. */
function countContainers(text: string): number {
  let found = 0;
  for (let end = endOfMarker(text, 0); end > 0; end = endOfMarker(text, end)) {
    blanks.lastIndex = end;
    blanks.test(text);
    end = blanks.lastIndex;
    found += 1;
  }
  return found;
}

function endOfMarker(text: string, start: number): number {
  if (text.startsWith('[^', start)) {
    const end = text.indexOf(']:', start);
    return end < 0 ? 0 : end + 2;
  }
  marker.lastIndex = start;
  return marker.test(text) ? marker.lastIndex : 0;
}

/** How far a line is indented, with tabs up to the next multiple of four. */
function columnsOf(source: string, indent: number): number {
  let columns = 0;
  for (const character of source.slice(0, indent))
    columns += character === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
