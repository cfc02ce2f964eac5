import type { Problem, ProblemCode } from '#contract/problem.ts';

/** Why a call failed: the server's problem, or that the server could not be reached. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'network' | 'unknown';
  readonly errors: readonly { field: string; message: string }[];
  /** For a conflict: the current version of the resource. */
  readonly current: unknown;

  constructor({ status, code, message, errors = [], current }: Details) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
  }
}

type Details = {
  status: number;
  code: ProblemCode | 'network' | 'unknown';
  message: string;
  errors?: readonly { field: string; message: string }[] | undefined;
  current?: unknown;
};

export const isProblem = (error: unknown, code?: ProblemError['code']): error is ProblemError =>
  error instanceof ProblemError && (code === undefined || error.code === code);

/** What was asked for isn't there, or not for this person. */
export const isGone = (error: unknown): boolean => isProblem(error) && error.status === 404;

/** The server could not be reached. */
export const networkProblem = () =>
  new ProblemError({
    status: 0,
    code: 'network',
    message: `${navigator.onLine ? 'Pieces can’t be reached' : 'You’re offline'}. Check your connection and try again.`,
  });

/** What a proxy answers if the server can't be reached or takes too long. */
const isFromBusyProxy = ({ status }: Response) => [502, 503, 504].includes(status);
const busyMessage = 'Pieces is busy right now. Try again in a moment.';

/**
 * Reads the problem of a failed response. JSON without a code, such as a proxy's, keeps its message;
 * anything that is not JSON only keeps its status.
 */
export async function readProblem(response: Response): Promise<ProblemError> {
  const problem = (await readJson(response)) ?? {};
  const isBusy = isFromBusyProxy(response);
  const { code = isBusy ? 'unavailable' : 'unknown', errors, current } = problem;
  const fallback = isBusy ? busyMessage : '';
  const message = typeof problem.message === 'string' ? problem.message : fallback;
  return new ProblemError({
    status: response.status,
    code,
    message: message + getReference(problem, response),
    errors: Array.isArray(errors) ? errors : [],
    current,
  });
}

/** For an internal error, the start of the request id, which finds it in the log. */
function getReference({ code }: Partial<Problem>, { headers }: Response): string {
  const id = code === 'internal' ? headers.get('x-request-id') : null;
  return id ? ` If it keeps happening, send us this code: ${id.slice(0, 8)}` : '';
}

async function readJson(response: Response): Promise<Partial<Problem> | undefined> {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return undefined;
  }
}

/** The server's message, or the fallback if there is none. */
export const getErrorMessage = (error: unknown, fallback: string) =>
  (error instanceof ProblemError && error.message) || fallback;
