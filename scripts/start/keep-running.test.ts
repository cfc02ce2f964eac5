import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pieces-keep-running-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs a program until it returns. `starts`: how often it was started. */
async function run(code: string, { stopAt = Infinity, isStopped = false } = {}) {
  const file = join(folder, `${Math.random()}.mjs`);
  await writeFile(file, code);
  const said: string[] = [];
  const stop = new AbortController();
  if (isStopped) stop.abort();
  let starts = 0;
  const exitCode = await keepRunning({
    file,
    say: (line) => said.push(line),
    stop: stop.signal,
    env: { ...process.env, FILE: `${file}.started` },
    stdio: 'pipe',
    onStart: (child) => {
      starts += 1;
      if (starts >= stopAt) child.once('message', () => stop.abort());
    },
  });
  return { exitCode, said, starts };
}

const ready = 'process.send("ready");';
/** Dies the first time, and ends well the second time. */
const dieOnce = (how: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  ${ready}
  if (existsSync(process.env.FILE)) process.exit(0);
  writeFileSync(process.env.FILE, '');
  ${how}`;

test.each([
  ['process.kill(process.pid, "SIGKILL");', 'SIGKILL'],
  ['process.exit(134);', 'exit code 134'],
])('restarts a program that dies: %s', async (how, why) => {
  expect(await run(dieOnce(how))).toEqual({
    exitCode: 0,
    said: [`Pieces stopped unexpectedly (${why}). Starting it again …`],
    starts: 2,
  });
});

test('doesn’t restart a program that never got ready', async () => {
  expect(await run('process.exit(3);')).toEqual({ exitCode: 3, said: [], starts: 1 });
});

test('asks the program to stop, and returns its exit code', async () => {
  const code = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); ${ready}`;
  expect(await run(code, { stopAt: 1 })).toEqual({ exitCode: 0, said: [], starts: 1 });
});

test('doesn’t start a program that was already asked to stop', async () => {
  const code = `setInterval(() => {}, 1000); ${ready}`;
  expect(await run(code, { isStopped: true })).toEqual({ exitCode: 0, said: [], starts: 0 });
});
