import autocannon from 'autocannon';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { makeBoard } from './board.ts';
import { familyOf, findPostgres, memoryOf } from './processes.ts';
import type { Row } from './table.ts';
import { visitOf } from './visit.ts';

/** What Pieces with its own PostgreSQL takes when it is ready, and after a while of work. */
export async function measureMemory(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const look = (when: string) => rowsOf(when, pieces.child.pid ?? 0, findPostgres(dataDir));
  try {
    const before = look('when ready');
    await putUnderLoad(pieces.url, dataDir);
    return [...before, ...look('after load')];
  } finally {
    await pieces.stop();
  }
}

async function putUnderLoad(url: string, dataDir: string) {
  const connectionString = await findRunningPostgres(dataDir);
  const database = connectDatabase({ connectionString }, () => {});
  const board = await makeBoard(database.db, 200);
  await database.close();
  const headers = await visitOf(url, board);
  const paths = [
    `/api/projects/${board.projectId}/tickets`,
    '/api/projects/search',
    '/api/auth/me',
  ];
  for (const path of paths) {
    await autocannon({ url: url + path, headers, connections: 10, duration: 3 });
  }
}

function rowsOf(when: string, pid: number, postgres: number): Row[] {
  const servers = familyOf(postgres);
  const [node, server] = [memoryOf([pid]), memoryOf(servers)];
  const row = (whose: string, { rss, pss }: { rss: number; pss: number }) => ({
    what: `memory ${when}, MiB PSS (RSS): ${whose}`,
    figure: `${pss.toFixed(0)} (${rss.toFixed(0)})`,
  });
  return [row('node', node), row(`PostgreSQL, ${servers.length} processes`, server)];
}
