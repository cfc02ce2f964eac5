import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCrowd } from './crowd.ts';
import { measureDeliveries } from './deliveries.ts';
import { measureEndurance } from './endurance.ts';
import { measureEqualTimes } from './equal-times.ts';
import { measureEvents } from './events.ts';
import { measureSearchEverywhere } from './everything.ts';
import { measureForum } from './forum.ts';
import { measureHotCalls } from './hot.ts';
import { measureLargeBoard } from './large-board.ts';
import { measureLive } from './live.ts';
import { measureLoad } from './load.ts';
import { measureMatches } from './matches.ts';
import { measureMemory } from './memory.ts';
import { measureProposals } from './proposals.ts';
import { measureSearch } from './search.ts';
import { measureStanding } from './standing.ts';
import { measureStarts } from './starts.ts';
import { measureStreams } from './streams.ts';
import { type Row, formatTable } from './table.ts';

const folder = await mkdtemp(join(tmpdir(), 'pieces-bench-'));
// When run as root, PostgreSQL uses another account. It would put its files elsewhere, and leave them
// there, if that account couldn't enter this folder.
await chmod(folder, 0o755);
const rows: Row[] = [];

const measures = [
  measureHotCalls,
  measureLargeBoard,
  measureLive,
  measureStreams,
  measureCrowd,
  measureDeliveries,
  measureProposals,
  measureStanding,
  measureSearch,
  measureSearchEverywhere,
  measureForum,
  measureEvents,
  measureMatches,
  measureStarts,
  measureMemory,
  measureEqualTimes,
  measureLoad,
  // The longest one.
  measureEndurance,
];
// `npm run bench -- board list` only runs those whose names contain one of the filters.
const filters = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  filters.length === 0 || filters.some((filter) => name.toLowerCase().includes(filter));

try {
  for (const measure of measures.filter(isWanted)) {
    process.stderr.write(`${measure.name} …\n`);
    rows.push(...(await measure(join(folder, measure.name))));
  }
} finally {
  await rm(folder, { recursive: true });
}

const { model } = cpus()[0] ?? { model: 'unknown' };
const day = new Date().toISOString().slice(0, 10);
const machine = `Node ${process.version}, ${cpus().length} × ${model.trim()}, ${day}`;
process.stdout.write(`${machine}\n\n${formatTable(rows)}\n`);
if (filters.length === 0) {
  const file = join(import.meta.dirname, '../docs/measurements.json');
  await writeFile(file, `${JSON.stringify({ machine, rows }, undefined, 2)}\n`);
  process.stdout.write(
    '\nSaved to docs/measurements.json. Copy the table to docs/performance.md.\n',
  );
}
