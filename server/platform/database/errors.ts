import { NoResultError } from 'kysely';
/**
 * Whether the database is temporarily unavailable, so that the same statement may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || isUnreadableFile(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailable.has(code) || classes.test(code) || lostConnection.test(error.message);
}

// 08: connection. 53: out of disk, memory or connections. 58: operating system.
const classes = /^(08|53|58)[0-9A-Z]{3}$/;

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND', // unknown host, or no DNS
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read-only, such as during a failover
  '40001',
  '40P01', // deadlock
  '57014', // statement timeout
  '57P01', // terminated by an administrator
  '57P02', // the server crashed
  '57P03', // the server is starting up or shutting down
]);

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether a file that the database's URL names, such as `sslrootcert`, can't be read. */
const isUnreadableFile = (error: Error): error is Error & { path: string; code: string } =>
  'syscall' in error && error.syscall === 'open' && 'path' in error;

/** Whether the server, or the session, only allows reading. */
export const isReadOnlyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006';

/** Whether connecting took too long. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
    error.message,
  );

/** Whether the server took too long to answer. */
export const isAnswerTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** What to log about an error. An outage isn't a bug, and stack traces would fill the log. */
export function describeError(error: unknown) {
  if (!(error instanceof Error) || !isUnavailable(error)) return { err: error };
  return { ...('code' in error && { code: error.code }), reason: error.message };
}

/** Explains an error of the database at `setting` to the person who starts Pieces. */
export function explainUnavailable(
  error: Error & { code?: string },
  setting = 'DATABASE_URL',
): Error {
  if (isUnreadableFile(error))
    return new Error(
      `Couldn't read ${error.path} (${error.code}), which sslrootcert, sslcert or sslkey of ${setting} names.`,
    );
  if (unknownAuthority.test(error.code ?? ''))
    return new Error(
      `The certificate of the database at ${setting} is from an unknown authority (${error.code}). Name the file of that authority: add &sslrootcert=/path/ca.pem to ${setting}.`,
    );
  if (refused.test(error.code ?? error.message))
    return new Error(`The database at ${setting} refused the connection: ${error.message}.`);
  if (!isUnavailable(error)) return error;
  return new Error(
    `Couldn't reach the database at ${setting} (${error.code ?? error.message}). Check the URL, and that the server is running.`,
  );
}

const unknownAuthority =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?)$/;

// 28: wrong name or password. 3D: no such database. 08P01: a pooler. The others are about TLS.
const refused =
  /^(28[0-9A-Z]{3}|3D000|08P01|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|The server does not support SSL)/;

/** Whether something that a row refers to, or that has to be there, was deleted in the meantime. */
export const isGone = (error: unknown): boolean =>
  error instanceof NoResultError ||
  (error instanceof Error && 'code' in error && error.code === '23503');

/** Whether two transactions conflicted, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23503', '40001', '40P01'].includes(String(error.code));

/** Whether another row has a value that only one can have. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
