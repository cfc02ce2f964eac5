import type { Database } from '#server/platform/database/connect.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { type Client, openClient } from '#tests/client.ts';
import { readStream, type StreamReader } from '#tests/event-stream.ts';
import { createBoard } from './board.ts';
import { memoryOf } from './processes.ts';
import { median, type Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

const [moves, movesToAll, streams, readers] = [200, 20, 500, 20];

type Mover = { client: Client; projectId: number };

/** Measures how fast others see a move and how much memory 500 streams of a board take. */
export const measureLive = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async ({ url, database, node }) => {
    // In KiB.
    const memory = () => memoryOf([node]).rss * 1024;
    const { projectId, token } = await createBoard(database.db, 50);
    const mover = { client: openSignedIn(url, token), projectId };
    const people: Client[] = [];
    while (people.length < readers) {
      people.push(openSignedIn(url, await joinBoard(database, projectId)));
    }
    const open = (index: number) => readStream(people[index % readers] as Client, projectId);

    const one = await open(0);
    // Read before anything else makes the process grow.
    const before = memory();
    const all: StreamReader[] = [];
    while (all.length < streams) all.push(await open(all.length));
    await Promise.all(
      all.map((stream) => stream.until(() => stream.presence()?.length === readers)),
    );
    const each = (memory() - before) / streams;
    const seenByAll = await measureMoves(mover, all, movesToAll);
    for (const stream of all) stream.close();
    await Promise.all(all.map(({ ended }) => ended));
    const seen = await measureMoves(mover, [one], moves);
    one.close();
    return rowsOf({ seen, seenByAll, each });
  });

const openSignedIn = (url: string, token: string) =>
  openClient(url, new Map([['pieces_session', token]]));

/** Adds a signed-in member to a project; returns the session token. */
async function joinBoard({ pool, db }: Database, projectId: number): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `with person as (
       insert into users (email, first_name, last_name, login_method, communication_email)
       values ($1, 'Eetu', 'Salo', 'email', $1) returning id)
     insert into project_members (project_id, user_id)
     select $2, id from person returning user_id as id`,
    [`${crypto.randomUUID()}@pieces.test`, projectId],
  );
  const session = { userAgent: 'bench', address: '127.0.0.1', now: new Date() };
  return openSession(db, { userId: rows[0]?.id ?? 0, ...session });
}

/** Returns, for each move, the ms from sending it until the last stream has received it. */
async function measureMoves(mover: Mover, all: StreamReader[], count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const { ticket, send } = await chooseMove(mover);
    const startedAt = performance.now();
    const [sent] = await Promise.all([
      send(),
      ...all.map((stream) => stream.until(() => hasReceived(stream, ticket))),
    ]);
    if (sent.status !== 200) throw new Error('A move failed.');
    times.push(performance.now() - startedAt);
    for (const { events } of all) events.length = 0;
  }
  return times;
}

async function chooseMove({ client, projectId }: Mover) {
  const { body } = await client.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
    query: { view: 'board' },
  });
  const ticket = body.content[Math.floor(Math.random() * body.content.length)];
  if (!ticket) throw new Error('The board has no ticket to move.');
  const send = () =>
    client.send('PUT /projects/{projectId}/tickets/{ticketId}', {
      params: { projectId, ticketId: ticket.id },
      body: { ...ticket, status: ticket.status === 'Done' ? 'Backlog' : 'Done' },
    });
  return { ticket, send };
}

const hasReceived = (stream: StreamReader, { id, version }: { id: number; version: number }) =>
  stream
    .news()
    .some(({ tickets }) => tickets.some((one) => one.id === id && one.version > version));

function rowsOf({
  seen,
  seenByAll,
  each,
}: Record<'seen' | 'seenByAll', number[]> & { each: number }): Row[] {
  return [
    {
      what: 'from a move until another reader gets it, ms, median',
      figure: median(seen).toFixed(1),
      target: '< 100',
    },
    {
      what: `from a move until all ${streams} streams get it, ms, slowest of ${movesToAll}`,
      figure: Math.max(...seenByAll).toFixed(0),
      target: '< 1000',
    },
    {
      what: 'memory per open stream, KiB (RSS)',
      figure: each.toFixed(1),
      target: '< 50',
    },
  ];
}
