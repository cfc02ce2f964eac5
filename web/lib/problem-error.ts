import type { Problem, ProblemCode } from '#contract/problem.ts';

/** Why a call failed: what the server said, or that it was not reached. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'network' | 'unknown';
  readonly errors: readonly { field: string; message: string }[];
  /** For a conflict: the thing as it is now. */
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

/** The server could not be asked at all. */
export const networkProblem = () =>
  new ProblemError({
    status: 0,
    code: 'network',
    message: 'You seem to be offline. Check your connection and try again.',
  });

/**
 * Reads a failed answer: its message, also where JSON of someone else's (a proxy's) has no code.
 * Anything that isn't JSON keeps its status alone.
 */
export async function readProblem(response: Response): Promise<ProblemError> {
  const problem = (await readJson(response)) ?? {};
  const { code = 'unknown', errors, current } = problem;
  const said = typeof problem.message === 'string' ? problem.message : '';
  return new ProblemError({
    status: response.status,
    code,
    message: said + numberOf(problem, response),
    errors: Array.isArray(errors) ? errors : [],
    current,
  });
}

/** With a fault of ours, what finds it in the log: the beginning of the request's id. */
function numberOf({ code }: Partial<Problem>, { headers }: Response): string {
  const id = code === 'internal' ? headers.get('x-request-id') : null;
  return id ? ` If it goes on, tell us this number: ${id.slice(0, 8)}` : '';
}

async function readJson(response: Response): Promise<Partial<Problem> | undefined> {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return undefined;
  }
}

/** What to tell a person: the server's sentence, or the one of the place that failed. */
export const getErrorMessage = (error: unknown, fallback: string) =>
  (error instanceof ProblemError && error.message) || fallback;
