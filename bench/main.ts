import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureMemory } from './memory.ts';
import { measureStanding } from './standing.ts';
import { measureStarts } from './starts.ts';
import { type Row, tableOf } from './table.ts';
import { measureTicketList } from './ticket-list.ts';

const folder = await mkdtemp(join(tmpdir(), 'pieces-bench-'));
const rows: Row[] = [];

try {
  for (const measure of [measureTicketList, measureStanding, measureStarts, measureMemory]) {
    rows.push(...(await measure(join(folder, measure.name))));
  }
} finally {
  await rm(folder, { recursive: true });
}

const { model } = cpus()[0] ?? { model: 'unknown' };
process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${model.trim()}\n\n${tableOf(rows)}\n`,
);
