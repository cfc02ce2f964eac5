import type { FastifyInstance } from 'fastify';
import { findExceeded } from '#server/platform/json-limits.ts';
import { ProblemError } from '#server/platform/problem.ts';

/** More than any call needs: its deepest body, and the number of values in its longest. */
export const bodyLimits = { depth: 12, values: 50_000 };

/** Parses JSON bodies only if they're within the limits. */
export function readJsonWithinLimits(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (findExceeded(text, bodyLimits)) return done(new ProblemError('malformed_body'));
    return parse(request, text, done);
  });
}
