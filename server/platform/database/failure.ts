/** Whether an error says that the database cannot be reached now, rather than that a query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unreachable.has(code) || code.startsWith('08') || lostConnection.test(error.message);
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND', // its name is not known, or the name service is away
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // an administrator ended the connection
  '57P02', // the server crashed
  '57P03', // the server is starting up or shutting down
]);

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether what a row refers to was deleted in the meantime. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Whether two transactions got in each other's way, so that the same work may succeed when done again. */
export const isContended = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23503', '40001', '40P01'].includes(String(error.code));
