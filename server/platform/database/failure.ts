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
