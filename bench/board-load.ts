import autocannon from 'autocannon';
import type { Board } from './board.ts';
import { headersOf } from './headers.ts';
import { hotCalls } from './hot-calls.ts';
import { createRequests } from './requests.ts';
import { median, type Row } from './table.ts';

const [rounds, callsPerSecond] = [3, 60];
/** How long each round takes. */
export const roundSeconds = 15;
const boardCalls = hotCalls.filter(({ what }) => /ticket/.test(what) && !/create/.test(what));

type Measure = {
  url: string;
  board: Board;
  /** What else happens. */
  what: string;
  work: (round: number) => Promise<void>;
};

/** Measures a board's calls while something else happens, and while it doesn't. */
export async function measureBoardDuring({ url, board, what, work }: Measure): Promise<Row[]> {
  const requests = createRequests(boardCalls, [{ board, headers: await headersOf(url, board) }]);
  const load = { url, connections: 4, overallRate: callsPerSecond, requests };
  await autocannon({ ...load, duration: 5 });
  const quiet: autocannon.Result[] = [];
  const busy: autocannon.Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await autocannon({ ...load, duration: roundSeconds }));
    const [result] = await Promise.all([
      autocannon({ ...load, duration: roundSeconds }),
      work(round),
    ]);
    busy.push(result);
  }
  return rowsOf({ what, quiet, busy });
}

type Results = { what: string } & Record<'quiet' | 'busy', autocannon.Result[]>;

function rowsOf({ what, quiet, busy }: Results): Row[] {
  const row = (name: string, key: 'p50' | 'p99', target?: string): Row => {
    const of = (results: autocannon.Result[]) => median(results.map(({ latency }) => latency[key]));
    const [figure, comparison] = [of(busy), of(quiet)];
    const ratio = (figure / comparison).toFixed(2);
    return {
      what: `board during ${what} (vs none): ${name}, ms`,
      figure: String(figure),
      comparison: String(comparison),
      ratio,
      target,
    };
  };
  const failed = [...quiet, ...busy]
    .map(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts)
    .reduce((sum, count) => sum + count, 0);
  if (failed > 0) throw new Error(`${failed} calls of the board failed.`);
  return [row('median', 'p50'), row('99th percentile', 'p99', '≤ 2 ×')];
}
