import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

export type Log = (line: string) => void;

export type ServerLog = { ready: Promise<void>; recent: string[] };

const kept = 20;
const allowedPerMinute = 20;

/**
 * Reads what PostgreSQL says: passes on what an operator should know, never more than a few lines
 * a minute, and keeps the last lines to explain a failed start.
 */
export function followServerLog(output: Readable, log: Log): ServerLog {
  const recent: string[] = [];
  const pass = limit(log);
  const ready = new Promise<void>((resolve) => {
    let isReady = false;
    createInterface({ input: output }).on('line', (text) => {
      const line = readLine(text);
      recent.push(line.level ? `${line.level}: ${line.message}` : line.message);
      if (recent.length > kept) recent.shift();
      isReady ||= line.message.includes('database system is ready to accept connections');
      if (isReady) resolve();
      if (isWorthTelling(line, isReady)) pass(`PostgreSQL: ${line.message}`);
    });
  });
  return { ready, recent };
}

type Line = { source: string; level: string; message: string };

function readLine(line: string): Line {
  const [, source = '', level = '', message = line] =
    /^([a-z ]*):([A-Z]+): +(.*)$/.exec(line) ?? [];
  return { source, level, message };
}

function isWorthTelling({ source, level, message }: Line, isReady: boolean): boolean {
  if (level === 'PANIC') return true;
  // What goes wrong for a client is told to that client.
  if (source === 'client backend') return false;
  if (level === 'LOG')
    return /not properly shut down|was terminated|redo in progress/.test(message);
  // What makes a start fail is told with the failure.
  if (level === 'FATAL') return isReady;
  return level === 'WARNING' || level === 'ERROR';
}

function limit(log: Log): Log {
  let since = 0;
  let count = 0;
  return (line) => {
    if (Date.now() - since > 60_000) {
      if (count > allowedPerMinute) log(`PostgreSQL: ${count - allowedPerMinute} further lines.`);
      since = Date.now();
      count = 0;
    }
    count += 1;
    if (count <= allowedPerMinute) log(line);
  };
}
