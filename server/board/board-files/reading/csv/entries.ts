import type { BoardFileSource } from '#contract/board/board-files.ts';
import { maxWordLength } from '#server/board/board-files/reading/words.ts';

/** The entries of a cell such as `a, b`, `a;b`, `[a,b]` or `["a, b","c"]`. */
function listEntries(cell: string, separator: RegExp): string[] {
  const bare = cell.trim().replace(/^\[([^]*)\]$/, '$1');
  const isQuoted = bare.startsWith('"') && bare.endsWith('"');
  const entries = isQuoted
    ? bare.split('"').filter((_between, index) => index % 2 === 1)
    : bare.split(separator);
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** Trello and WeKan write the color of a label behind its name. */
const trelloColor = / \([a-z_]{1,20}\)$/;
const wekanColor =
  /-(?:white|green|yellow|orange|red|purple|blue|sky|lime|pink|black|silver|peachpuff|crimson|plum|darkgreen|slateblue|magenta|gold|navy|gray|saddlebrown|paleturquoise|mistyrose|indigo)(?:\s|$)/;

export function listLabels(cell: string, source: BoardFileSource): string[] {
  if (source === 'wekan') return listEntries(cell, wekanColor);
  const labels = listEntries(cell, /[,;\n]/);
  return source === 'trello' ? labels.map((label) => label.replace(trelloColor, '')) : labels;
}

/** Who a cell may name, most likely first: "Salo, Aino" is one person or two. */
export const listNames = (cell: string, source: BoardFileSource): string[] =>
  listEntries(cell, /[;\n]/)
    .filter(({ length }) => length <= maxWordLength)
    .flatMap((name) => {
      const parts = name.split(',').map((part) => part.trim());
      const [last, first] = parts;
      return [
        name,
        ...(parts.length === 2 ? [`${first} ${last}`] : []),
        ...(parts.length > 1 ? parts : []),
        // These are usernames, separated by spaces.
        ...(source === 'wekan' ? name.split(/\s/) : []),
      ];
    })
    .map(withoutAddress)
    .filter(Boolean);

/** The name in "Aino Salo <aino@pieces.test>" */
function withoutAddress(name: string): string {
  const start = name.lastIndexOf(' <');
  return start > 0 && name.endsWith('>') ? name.slice(0, start) : name;
}
