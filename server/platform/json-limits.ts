/** The most levels that JSON may have, and the most values. */
export type JsonLimits = { depth: number; values: number };

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const openers = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closers = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));
const comma = ','.charCodeAt(0);

/**
 * Which limit JSON exceeds, found without parsing it: its values take many times as much time and memory
 * as its text. A list or an object counts as a value by itself, even if it's empty.
 */
export function findExceeded(json: string, limits: JsonLimits): keyof JsonLimits | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = findEndOfString(json, at);
    else if (closers.has(sign)) depth -= 1;
    else if (sign === comma) values += 1;
    else if (openers.has(sign)) {
      depth += 1;
      values += 1;
    }
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return undefined;
}

function findEndOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) {
    at += json.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}
