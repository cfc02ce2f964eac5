import { buildIfStale } from './build.ts';

await buildIfStale((line) => process.stdout.write(`${line}\n`));
await import('#server/main.ts');
