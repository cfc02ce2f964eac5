import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureEndurance } from './endurance.ts';
import { measureEqualTimes } from './equal-times.ts';
import { measureHotCalls } from './hot.ts';
import { measureLargeBoard } from './large-board.ts';
import { measureLive } from './live.ts';
import { measureLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import { measureSearch } from './search.ts';
import { measureStanding } from './standing.ts';
import { measureStarts } from './starts.ts';
import { type Row, tableOf } from './table.ts';

const folder = await mkdtemp(join(tmpdir(), 'pieces-bench-'));
// As root, PostgreSQL runs under another account. What that one cannot reach would be put elsewhere,
// and stay there.
await chmod(folder, 0o755);
const rows: Row[] = [];

const measures = [
  measureHotCalls,
  measureLargeBoard,
  measureLive,
  measureStanding,
  measureSearch,
  measureStarts,
  measureMemory,
  measureEqualTimes,
  measureLoad,
  // The longest of them.
  measureEndurance,
];
// `npm run bench -- board list` runs those alone whose names hold one of the words.
const words = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));

try {
  for (const measure of measures.filter(isWanted)) {
    rows.push(...(await measure(join(folder, measure.name))));
  }
} finally {
  await rm(folder, { recursive: true });
}

const { model } = cpus()[0] ?? { model: 'unknown' };
const day = new Date().toISOString().slice(0, 10);
const machine = `Node ${process.version}, ${cpus().length} × ${model.trim()}, ${day}`;
process.stdout.write(`${machine}\n\n${tableOf(rows)}\n`);
if (words.length === 0) {
  const file = join(import.meta.dirname, '../docs/measurements.json');
  await writeFile(file, `${JSON.stringify({ machine, rows }, undefined, 2)}\n`);
  process.stdout.write(
    '\nKept in docs/measurements.json: put the table into docs/performance.md.\n',
  );
}
