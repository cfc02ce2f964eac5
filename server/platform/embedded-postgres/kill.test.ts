import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findServer, isAlive, makeFolder, runProgram, waitFor } from '#tests/faults/processes.ts';
import { startEmbeddedPostgres } from './start.ts';

const writer = join(import.meta.dirname, '../../../tests/faults/writer.ts');
const rounds = 12;

test(
  `loses no acknowledged row and leaves no server after ${rounds} times kill -9`,
  { timeout: 400_000 },
  async () => {
    const dataDir = await makeFolder();
    const acknowledged = new Set<number>();
    const servers = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const program = runProgram(writer, [dataDir]);
      // Kill every fourth one while it starts, and perhaps recovers from the previous kill.
      if (round % 4 === 3) await setTimeout(randomInt(300));
      else await waitFor('rows are written', () => program.lines.length > randomInt(100));
      const server = await findServer(dataDir);
      await program.kill();
      for (const line of program.lines) acknowledged.add(Number(line));
      if (!server) continue;
      servers.add(server);
      // Every second time, start the next one right away, while the server is still stopping.
      if (round % 2 === 0)
        await waitFor('the server has gone', async () => !(await isAlive(server)));
    }

    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    onTestFinished(postgres.stop);
    expect(await listEntries(postgres.connectionString)).toEqual(
      expect.arrayContaining([...acknowledged]),
    );
    expect(acknowledged.size).toBeGreaterThan(rounds);
    const current = await findServer(dataDir);
    for (const server of servers) expect(server === current || !(await isAlive(server))).toBe(true);
  },
);

test(
  'stops the server when its program ends without stopping it',
  { timeout: 180_000 },
  async () => {
    const dataDir = await makeFolder();
    const program = runProgram(writer, [dataDir]);
    await waitFor('rows are written', () => program.lines.length > 0);
    const server = Number(await findServer(dataDir));
    program.child.kill('SIGTERM');
    await expect.poll(() => isAlive(server)).toBe(false);
  },
);

async function listEntries(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select id from entries');
  await client.end();
  return rows.map(({ id }) => id);
}
