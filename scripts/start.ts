import { join } from 'node:path';
import { openLog } from '#server/platform/log.ts';
import { buildIfStale } from './build.ts';
import { keepRunning } from './start/keep-running.ts';
import { listenForStop } from './stop-signal.ts';

const log = await openLog();
const say = (line: string) => log.info(line);
const stop = listenForStop();

await buildIfStale(say);
const file = join(import.meta.dirname, '../server/main.ts');
process.exitCode = await keepRunning({
  file,
  parameters: process.argv.slice(2),
  say: (line) => log.error(line),
  stop,
});
