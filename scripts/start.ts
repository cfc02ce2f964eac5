import { buildIfStale } from './build.ts';

await buildIfStale((line) => process.stdout.write(`${line}\n`));
await import('#server/main.ts');

// npm stops its shell but not this process, so stop when the parent process is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
