import { fileRefused } from '#server/features/board-files/reading/refuse-file.ts';

/** A file from Pieces or Trello has five levels, and at most half as many values in 10 MB. */
const [maxDepth, maxValues] = [50, 1_000_000];

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const openers = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closers = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));
const comma = ','.charCodeAt(0);

/** Refuses JSON before it's parsed, because its values take many times as much memory as its text. */
export function checkJsonLimits(text: string) {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = findEndOfString(text, at);
    else if (closers.has(sign)) depth -= 1;
    else if (sign === comma) values += 1;
    else if (openers.has(sign)) {
      depth += 1;
      values += 1;
    }
    if (depth > maxDepth) throw fileRefused('This file is nested too deeply. Choose another one.');
    if (values > maxValues) {
      throw fileRefused(
        'This file has far more in it than a board can have. Split it into smaller files.',
      );
    }
  }
}

function findEndOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) {
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}
