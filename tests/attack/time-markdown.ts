import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { estimateWork, maxWork } from '#web/ui/text/formatting-work.ts';
import { makeSlowMarkdown, slowMarkdown } from './slow-markdown.ts';

/**
 * Measures how long the slowest texts take to format, each as long as pages still format it:
 * `node tests/attack/time-markdown.ts`. Fails if one takes more than 100 milliseconds of the
 * processor's time.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

const maxMilliseconds = 100;
const root = join(import.meta.dirname, '../..');

/** Bundled as for production, because React checks much more in development. */
async function loadFormat(folder: string): Promise<(text: string) => string> {
  const file = join(folder, 'format.mjs');
  await build({
    cwd: root,
    input: join(root, 'tests/attack/markdown-program.ts'),
    platform: 'node',
    moduleTypes: { '.css': 'empty' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file, format: 'esm', codeSplitting: false },
  });
  const { format } = (await import(pathToFileURL(file).href)) as {
    format: (text: string) => string;
  };
  return format;
}

/** The processor's time in milliseconds: the least of some runs, because other programs only add to it. */
function time(act: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > maxMilliseconds / 3; run += 1) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** From the longest text that a field takes, each about a seventh shorter. */
const sizes = Array.from(
  { length: 40 },
  (_, step) => Math.round((100_000 * 0.86 ** step) / 20) * 20,
);

/** The longest of each kind that pages format. */
function listLongest() {
  const longest = new Map<string, { name: string; text: string }>();
  for (const size of sizes)
    for (const { name, text } of makeSlowMarkdown(size))
      if (!longest.has(name) && estimateWork(text) <= maxWork) longest.set(name, { name, text });
  return [...longest.values()];
}

const folder = await mkdtemp(join(tmpdir(), 'pieces-markdown-'));
try {
  say('Building …');
  const format = await loadFormat(folder);
  const warmUp = slowMarkdown.filter(
    ({ size, text }) => size === 1000 && estimateWork(text) <= maxWork,
  );
  for (const { text } of warmUp) format(text);
  const longest = listLongest();
  say(`Formatting ${longest.length} texts, and judging ${slowMarkdown.length} …`);
  const rows = [
    ...longest.map(({ name, text }) => ({
      name,
      length: text.length,
      ms: time(() => format(text)),
    })),
    ...slowMarkdown.map(({ name, text }) => ({
      name: `judging ${name}`,
      length: text.length,
      ms: time(() => estimateWork(text)),
    })),
  ].toSorted((one, other) => other.ms - one.ms);
  for (const { name, length, ms } of rows.slice(0, 40))
    say(`${ms.toFixed(0).padStart(6)} ms  ${String(length).padStart(6)} characters  ${name}`);
  const slow = rows.filter(({ ms }) => ms > maxMilliseconds);
  say(slow.length === 0 ? 'All are fast enough.' : `${slow.length} are too slow.`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
