import { STATUS_CODES } from 'node:http';
import { type Problem, type ProblemCode, problems } from '#contract/problem.ts';

type Details = Pick<Problem, 'errors' | 'current'> & { message?: string };

/** An error that users may see. Anything else that is thrown is an internal error. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  /** HTTP headers for the response. */
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, details: Details = {}, headers: Record<string, string> = {}) {
    super(details.message ?? problems[code][1]);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

export const notFound = (message?: string) => new ProblemError('not_found', { message });
export const forbidden = (message: string) => new ProblemError('forbidden', { message });
export const limitReached = (message: string) => new ProblemError('limit_reached', { message });
export const tooEarly = (message: string) => new ProblemError('too_early', { message });
export const tooLate = (message: string) => new ProblemError('too_late', { message });
/** For limits on what someone does in a day. */
export const dailyLimitReached = (message: string) =>
  new ProblemError('too_many_requests', { message }, { 'retry-after': '86400' });
export const invalidField = (field: string, message: string) =>
  new ProblemError('invalid_input', { message, errors: [{ field, message }] });

/** Builds the response body for a code: status, message and details. */
export function createProblem(code: ProblemCode, details: Details = {}): Problem {
  const [status, message] = problems[code];
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', status, title, code, message, ...withoutUndefined(details) };
}

const withoutUndefined = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
