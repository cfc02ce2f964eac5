import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

export type Log = (line: string) => void;

export type ServerLog = { ready: Promise<void>; recent: string[] };

const maxRecentLines = 20;
const maxLinesPerMinute = 20;

/**
 * Reads PostgreSQL's output. Logs what an operator should know, with a limit per minute, and keeps the
 * last lines to explain a failed start.
 */
export function followServerLog(output: Readable, log: Log): ServerLog {
  const recent: string[] = [];
  const logLimited = limitRate(log);
  const ready = new Promise<void>((resolve) => {
    let isReady = false;
    createInterface({ input: output }).on('line', (text) => {
      const line = parseLine(text);
      recent.push(line.level ? `${line.level}: ${line.message}` : line.message);
      if (recent.length > maxRecentLines) recent.shift();
      isReady ||= line.message.includes('database system is ready to accept connections');
      if (isReady) resolve();
      if (isWorthLogging(line, isReady)) logLimited(`PostgreSQL: ${line.message}`);
    });
  });
  return { ready, recent };
}

type Line = { source: string; level: string; message: string };

function parseLine(line: string): Line {
  const [, source = '', level = '', message = line] =
    /^([a-z ]*):([A-Z]+): +(.*)$/.exec(line) ?? [];
  return { source, level, message };
}

function isWorthLogging({ source, level, message }: Line, isReady: boolean): boolean {
  if (level === 'PANIC') return true;
  // A client gets its own errors.
  if (source === 'client backend') return false;
  if (level === 'LOG')
    return /not properly shut down|was terminated|redo in progress/.test(message);
  // Errors during the start are part of the start's own error message.
  if (level === 'FATAL') return isReady;
  return level === 'WARNING' || level === 'ERROR';
}

function limitRate(log: Log): Log {
  let since = 0;
  let count = 0;
  return (line) => {
    if (Date.now() - since > 60_000) {
      if (count > maxLinesPerMinute) log(`PostgreSQL: ${count - maxLinesPerMinute} more lines.`);
      since = Date.now();
      count = 0;
    }
    count += 1;
    if (count <= maxLinesPerMinute) log(line);
  };
}
