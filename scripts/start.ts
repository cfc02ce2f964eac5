import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { keepRunning } from './start/keep-running.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop.abort());

// npm stops its shell but not this process, so stop when the parent process is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop.abort(), 500).unref();

await buildIfStale(say);
const file = join(import.meta.dirname, '../server/main.ts');
process.exitCode = await keepRunning({ file, say, stop: stop.signal });
