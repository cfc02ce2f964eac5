import type { Database } from '#server/platform/database/connect.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { connectRunning } from '#scripts/connect-running.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { headersOf } from './headers.ts';
import { cpuTimeOf, findPostgres } from './processes.ts';
import type { Row } from './table.ts';

export type RunningPieces = {
  url: string;
  database: Database;
  node: number;
  postgres: number;
};

/** Runs Pieces on a data folder while it's measured. */
export async function withPieces<Result>(
  dataDir: string,
  measure: (pieces: RunningPieces) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const { url, child, stop } = await startPieces({ ...settings, DATA_DIR: dataDir });
  const database = await connectRunning(dataDir);
  try {
    const postgres = findPostgres(dataDir);
    return await measure({ url, database, node: child.pid ?? 0, postgres });
  } finally {
    await database.close();
    await stop();
  }
}

export async function signInAs({ url, database }: RunningPieces, userId: number) {
  const session = { userId, userAgent: 'bench', address: '127.0.0.1', now: new Date() };
  return headersOf(url, { token: await openSession(database.db, session) });
}

/** Rows with the CPU time of GETs, of Node and PostgreSQL together. */
export async function measureCpuTimes(
  pieces: RunningPieces,
  gets: readonly { what: string; path: string }[],
  headers?: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path } of gets) {
    const { both } = await measureCpuTime(pieces, path, { headers });
    rows.push({ what: `${what}, CPU-ms`, figure: both.toFixed(1), target: '≤ 25' });
  }
  return rows;
}

/** The CPU time of a GET in milliseconds, of Node and PostgreSQL, when both are warm. */
export async function measureCpuTime(
  { url, node, postgres }: RunningPieces,
  path: string,
  { headers = {}, rounds = 40 }: { headers?: Record<string, string>; rounds?: number } = {},
): Promise<{ node: number; postgres: number; both: number }> {
  const get = async () => {
    const response = await fetch(url + path, { headers });
    const isEmpty = (await response.text()) === '[]';
    if (!response.ok || isEmpty) throw new Error(`${path} answered ${response.status}.`);
  };
  for (let round = 0; round < rounds / 4; round += 1) await get();
  const before = { node: cpuTimeOf(node), postgres: cpuTimeOf(postgres) };
  for (let round = 0; round < rounds; round += 1) await get();
  const used = {
    node: (cpuTimeOf(node) - before.node) / rounds,
    postgres: (cpuTimeOf(postgres) - before.postgres) / rounds,
  };
  return { ...used, both: used.node + used.postgres };
}
