import autocannon from 'autocannon';
import type { Board } from './board.ts';
import { headersOf } from './headers.ts';
import { hotCalls } from './hot-calls.ts';
import { cpuTimeOf } from './processes.ts';
import { createRequests } from './requests.ts';
import { median, type Row } from './table.ts';

const [rounds, callsPerSecond] = [4, 60];
/** How long each round takes. */
export const roundSeconds = 15;
const boardCalls = hotCalls.filter(({ what }) => /ticket/.test(what) && !/create/.test(what));

type Measure = {
  url: string;
  /** The processes whose CPU time counts: Node's and PostgreSQL's. */
  pids: number[];
  board: Board;
  /** What else happens. */
  what: string;
  work: (round: number) => Promise<void>;
};

/** Measures a board's calls while something else happens, and while it doesn't. */
export async function measureBoardDuring(measure: Measure): Promise<Row[]> {
  const { url, pids, board, what, work } = measure;
  const requests = createRequests(boardCalls, [{ board, headers: await headersOf(url, board) }]);
  const load = { url, connections: 4, overallRate: callsPerSecond, requests };
  await autocannon({ ...load, duration: 5 });
  const cpuTime = () => pids.map(cpuTimeOf).reduce((sum, used) => sum + used, 0);
  const measureRound = async (during: () => Promise<void>): Promise<Round> => {
    const before = cpuTime();
    const [{ latency, non2xx, errors, timeouts }] = await Promise.all([
      autocannon({ ...load, duration: roundSeconds }),
      during(),
    ]);
    const cpu = (cpuTime() - before) / roundSeconds;
    return { latency, cpu, failed: non2xx + errors + timeouts };
  };
  const quiet: Round[] = [];
  const busy: Round[] = [];
  // In turn, so that what else the machine does slows both.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await measureRound(async () => {}));
    busy.push(await measureRound(() => work(round)));
  }
  return rowsOf({ what, quiet, busy });
}

/** `cpu`: in milliseconds per second. */
type Round = { latency: autocannon.Histogram; cpu: number; failed: number };

function rowsOf({ what, quiet, busy }: { what: string; quiet: Round[]; busy: Round[] }): Row[] {
  const row = (name: string, key: 'p50' | 'p99', target?: string): Row => {
    const of = (results: Round[]) => median(results.map(({ latency }) => latency[key]));
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
  const failed = [...quiet, ...busy].reduce((sum, round) => sum + round.failed, 0);
  if (failed > 0) throw new Error(`${failed} calls of the board failed.`);
  const cpuOf = (results: Round[]) => median(results.map(({ cpu }) => cpu)).toFixed(0);
  const alone = quiet.map(({ latency }) => latency.p99).toSorted((one, other) => one - other);
  return [
    row('median', 'p50'),
    row('99th percentile', 'p99', '≤ 2 ×'),
    {
      what: `board without ${what}, slowest round (vs fastest): 99th percentile, ms`,
      figure: String(alone.at(-1)),
      comparison: String(alone[0]),
      ratio: ((alone.at(-1) ?? 0) / (alone[0] ?? 1)).toFixed(2),
    },
    {
      what: `board during ${what} (vs none): CPU-ms per second, Node + PostgreSQL`,
      figure: cpuOf(busy),
      comparison: cpuOf(quiet),
    },
  ];
}
