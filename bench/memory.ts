import autocannon from 'autocannon';
import { connectRunning } from '#scripts/connect-running.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { createBoard } from './board.ts';
import { withChildren, findPostgres, memoryOf } from './processes.ts';
import type { Row } from './table.ts';
import { headersOf } from './headers.ts';

/** Measures the memory of Pieces and its own PostgreSQL when ready and after some load. */
export async function measureMemory(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const measure = (when: string) => rowsOf(when, pieces.child.pid ?? 0, findPostgres(dataDir));
  try {
    const before = measure('when ready');
    await putUnderLoad(pieces.url, dataDir);
    return [...before, ...measure('after load')];
  } finally {
    await pieces.stop();
  }
}

async function putUnderLoad(url: string, dataDir: string) {
  const database = await connectRunning(dataDir);
  const board = await createBoard(database.db, 200);
  await database.close();
  const headers = await headersOf(url, board);
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
  const servers = withChildren(postgres);
  const [node, server] = [memoryOf([pid]), memoryOf(servers)];
  const row = (whose: string, { rss, pss }: { rss: number; pss: number }) => ({
    what: `memory ${when}, MiB PSS (RSS): ${whose}`,
    figure: `${pss.toFixed(0)} (${rss.toFixed(0)})`,
  });
  return [row('Node', node), row(`PostgreSQL, ${servers.length} processes`, server)];
}
