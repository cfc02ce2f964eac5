import { buildIfStale } from './build.ts';

await buildIfStale((line) => process.stdout.write(`${line}\n`));
await import('#server/main.ts');

// npm ends its shell and not what runs in it: whose parent is gone has nobody to stop it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
