import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { keepRunning } from './start/keep-running.ts';
import { listenForStop } from './stop-signal.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const stop = listenForStop();

await buildIfStale(say);
const file = join(import.meta.dirname, '../server/main.ts');
process.exitCode = await keepRunning({ file, say, stop });
