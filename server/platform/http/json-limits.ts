import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/platform/problem.ts';

/** More than any call needs: its deepest body, and the number of values in its longest. */
const [maxDepth, maxValues] = [12, 50_000];

/**
 * Parses JSON bodies only if they aren't nested deeply and don't have too many values, which take much
 * longer to read than to send.
 */
export function readJsonWithinLimits(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (!isWithinLimits(text)) return done(new ProblemError('malformed_body'));
    return parse(request, text, done);
  });
}

/** Counts brackets and separators outside of strings. */
export function isWithinLimits(json: string): boolean {
  let [depth, values, isInString] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') values += 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}
