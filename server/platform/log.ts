import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

type Options = { level?: string; to?: DestinationStream };

/** Creates a log of JSON lines with ISO times and the names of levels, on standard output or `to`. */
export const createLog = ({
  level = 'info',
  to = pino.destination({ sync: true }),
}: Options = {}): Log =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    to,
  );

/** Whether a person reads standard output, not a log. */
export const isTerminal = () => process.stdout.isTTY;

/** Opens the log of this process: readable lines on a terminal, JSON anywhere else. */
export async function openLog(): Promise<Log> {
  if (!isTerminal()) return createLog();
  const { default: pretty } = await import('pino-pretty');
  return createLog({
    to: pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }),
  });
}
