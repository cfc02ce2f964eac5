/**
 * Whether an error says that the database cannot do its work now, though it may a moment later,
 * rather than that a statement is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailable.has(code) || classes.test(code) || lostConnection.test(error.message);
}

// 08: the connection. 53: want of disk, memory or connections. 58: the system below PostgreSQL.
const classes = /^(08|53|58)[0-9A-Z]{3}$/;

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND', // its name is not known, or the name service is away
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // it can only be read, as while another server takes over
  '40001',
  '40P01', // two transactions waited for each other
  '57014', // a statement took too long
  '57P01', // an administrator ended the connection
  '57P02', // the server crashed
  '57P03', // the server is starting up or shutting down
]);

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** What to tell a person of a failure of the database that DATABASE_URL names. */
export const explainUnavailable = (error: Error & { code?: string }): Error =>
  isUnavailable(error)
    ? new Error(`The database of DATABASE_URL cannot be reached (${error.code}).`)
    : error;

/** Whether what a row refers to was deleted in the meantime. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Whether two transactions got in each other's way, so that the same work may succeed when done again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23503', '40001', '40P01'].includes(String(error.code));
