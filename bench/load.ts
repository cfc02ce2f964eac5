import autocannon from 'autocannon';
import { createBoard } from './board.ts';
import { hotCalls } from './hot-calls.ts';
import { fillWithProjects } from './many-projects.ts';
import { createRequests, type Visit } from './requests.ts';
import type { Row } from './table.ts';
import { headersOf } from './headers.ts';
import { withPieces } from './with-pieces.ts';

const [inFlight, seconds, people] = [200, 60, 20];

/** Measures 200 requests in flight for a minute: the hot calls by 20 people with a board each. */
export const measureLoad = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async ({ url, database }) => {
    await fillWithProjects(database.pool, 10_000);
    const visits: Visit[] = [];
    while (visits.length < people) {
      const board = await createBoard(database.db, 200);
      visits.push({ board, headers: await headersOf(url, board) });
    }
    const requests = createRequests(hotCalls, visits);
    const load = { url, connections: inFlight, requests };
    await autocannon({ ...load, duration: 5 });
    return rowsOf(await autocannon({ ...load, duration: seconds }));
  });

function rowsOf({ latency, requests, non2xx, errors, timeouts }: autocannon.Result): Row[] {
  const what = `${inFlight} in flight for a minute`;
  return [
    { what: `${what}: requests per second`, figure: requests.average.toFixed(0) },
    { what: `${what}: failed`, figure: String(non2xx + errors + timeouts), target: '0' },
    {
      what: `${what}: 99th percentile (vs median), ms`,
      figure: latency.p99.toFixed(0),
      comparison: latency.p50.toFixed(0),
      ratio: (latency.p99 / latency.p50).toFixed(1),
      target: '< 20',
    },
  ];
}
