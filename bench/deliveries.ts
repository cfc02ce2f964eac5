import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import examples from '@octokit/webhooks-examples' with { type: 'json' };
import { openClient } from '#tests/client.ts';
import { type Board, createBoard } from './board.ts';
import { measureBoardDuring, roundSeconds } from './board-load.ts';
import type { Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

// A project may receive 600 deliveries an hour, which all rounds together don’t exceed.
const perMinute = 600;

type Hook = { address: string; secret: string };

/** Measures a board's calls while its repository sends 600 deliveries a minute, and while it doesn't. */
export const measureDeliveries = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async ({ url, database, node, postgres }) => {
    const board = await createBoard(database.db, 200);
    const hook = await connectRepository(url, board);
    return measureBoardDuring({
      url,
      pids: [node, postgres],
      board,
      what: `${perMinute} deliveries a minute`,
      work: (round) => sendDeliveries(hook, { round, board }),
    });
  });

async function connectRepository(url: string, { token, projectId }: Board): Promise<Hook> {
  const client = openClient(url, new Map([['pieces_session', token]]));
  const { body } = await client.send('PUT /projects/{projectId}/repository/secret', {
    params: { projectId },
  });
  return { address: `${url}/hooks/repositories/${projectId}`, secret: body.secret };
}

/** Sends pull requests at an even rate, each about one of the board's tickets. */
async function sendDeliveries(hook: Hook, { round, board }: { round: number; board: Board }) {
  const count = (perMinute / 60) * roundSeconds;
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
