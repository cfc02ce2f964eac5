import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import examples from '@octokit/webhooks-examples' with { type: 'json' };
import autocannon from 'autocannon';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { openClient } from '#tests/client.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { type Board, createBoard } from './board.ts';
import { headersOf } from './headers.ts';
import { hotCalls } from './hot-calls.ts';
import { createRequests } from './requests.ts';
import { median, type Row } from './table.ts';

// A project may receive 600 deliveries an hour, which all rounds together stay below.
const [perMinute, rounds, seconds, callsPerSecond] = [600, 3, 15, 60];
const boardCalls = hotCalls.filter(({ what }) => /ticket/.test(what) && !/create/.test(what));

type Hook = { address: string; secret: string };

/** Measures a board's calls while its repository sends 600 deliveries a minute, and while it doesn't. */
export async function measureDeliveries(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const connectionString = await findRunningPostgres(dataDir);
  const database = connectDatabase({ connectionString }, () => {});
  try {
    const board = await createBoard(database.db, 200);
    const hook = await connectRepository(pieces.url, board);
    const requests = createRequests(boardCalls, [
      { board, headers: await headersOf(pieces.url, board) },
    ]);
    const load = { url: pieces.url, connections: 4, overallRate: callsPerSecond, requests };
    await autocannon({ ...load, duration: 5 });
    const quiet: autocannon.Result[] = [];
    const busy: autocannon.Result[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await autocannon({ ...load, duration: seconds }));
      const [result] = await Promise.all([
        autocannon({ ...load, duration: seconds }),
        sendDeliveries(hook, { round, board }),
      ]);
      busy.push(result);
    }
    return rowsOf({ quiet, busy });
  } finally {
    await database.close();
    await pieces.stop();
  }
}

async function connectRepository(url: string, { token, projectId }: Board): Promise<Hook> {
  const client = openClient(url, new Map([['pieces_session', token]]));
  const { body } = await client.send('PUT /projects/{projectId}/repository/secret', {
    params: { projectId },
  });
  return { address: `${url}/hooks/repositories/${projectId}`, secret: body.secret };
}

/** Sends pull requests at an even rate, each about one of the board's tickets. */
async function sendDeliveries(hook: Hook, { round, board }: { round: number; board: Board }) {
  const count = (perMinute / 60) * seconds;
  const sent: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const ticket = (index % board.ticketIds.length) + 1;
    sent.push(deliver(hook, { number: round * count + index + 1, ticket }));
    await setTimeout((60 * 1000) / perMinute);
  }
  await Promise.all(sent);
}

async function deliver({ address, secret }: Hook, pull: { number: number; ticket: number }) {
  const body = JSON.stringify(pullRequest(pull));
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-github-event': 'pull_request',
      'x-github-delivery': crypto.randomUUID(),
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    body,
  });
  if (response.status !== 202) throw new Error(`A delivery answered ${response.status}.`);
}

type Example = { pull_request: Record<string, unknown> };

/** GitHub's example of a pull request, about a ticket. */
function pullRequest({ number, ticket }: { number: number; ticket: number }) {
  const event = (examples as { name: string; examples: unknown[] }[]).find(
    ({ name }) => name === 'pull_request',
  );
  const example = event?.examples[0] as Example;
  const title = `Show the tide, see #${ticket}`;
  const pull = { ...example.pull_request, number, title, state: 'open' };
  return { ...example, action: 'opened', number, pull_request: pull };
}

type Results = Record<'quiet' | 'busy', autocannon.Result[]>;

function rowsOf({ quiet, busy }: Results): Row[] {
  const what = `board during ${perMinute} deliveries a minute (vs none)`;
  const row = (name: string, key: 'p50' | 'p99', target?: string): Row => {
    const of = (results: autocannon.Result[]) => median(results.map(({ latency }) => latency[key]));
    const [figure, comparison] = [of(busy), of(quiet)];
    const ratio = (figure / comparison).toFixed(2);
    return {
      what: `${what}: ${name}, ms`,
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
