import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { type Client, openClient } from '#tests/client.ts';
import { readStream, type StreamReader } from '#tests/event-stream.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { makeBoard } from './board.ts';
import { memoryOf } from './processes.ts';
import { median, type Row } from './table.ts';

const [moves, movesToAll, streams, readers] = [200, 20, 500, 20];

type Mover = { client: Client; projectId: number };

/** How long it takes until others see a move, and what 500 streams of a board cost. */
export async function measureLive(dataDir: string): Promise<Row[]> {
  const pieces = await startPieces({ DATA_DIR: dataDir });
  const connectionString = await findRunningPostgres(dataDir);
  const database = connectDatabase({ connectionString }, () => {});
  // In KiB.
  const memory = () => memoryOf([pieces.child.pid ?? 0]).rss * 1024;
  try {
    const { projectId, token } = await makeBoard(database.db, 50);
    const mover = { client: enter(pieces.url, token), projectId };
    const people: Client[] = [];
    while (people.length < readers) {
      people.push(enter(pieces.url, await joinBoard(database, projectId)));
    }
    const open = (index: number) => readStream(people[index % readers] as Client, projectId);

    const one = await open(0);
    // Before anything else has made the process grow, or given it room.
    const before = memory();
    const all: StreamReader[] = [];
    while (all.length < streams) all.push(await open(all.length));
    await Promise.all(
      all.map((stream) => stream.until(() => stream.presence()?.length === readers)),
    );
    const each = (memory() - before) / streams;
    const seenByAll = await timesOf(mover, all, movesToAll);
    for (const stream of all) stream.close();
    await Promise.all(all.map(({ ended }) => ended));
    const seen = await timesOf(mover, [one], moves);
    one.close();
    return rowsOf({ seen, seenByAll, each });
  } finally {
    await database.close();
    await pieces.stop();
  }
}

const enter = (url: string, token: string) => openClient(url, new Map([['pieces_session', token]]));

/** One more member of a board, signed in; returns the session's token. */
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

/** From sending a move until the last of these streams has told of it, in ms, for so many moves. */
async function timesOf(mover: Mover, all: StreamReader[], count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const { ticket, send } = await chooseMove(mover);
    const begun = performance.now();
    const [sent] = await Promise.all([
      send(),
      ...all.map((stream) => stream.until(() => hasTold(stream, ticket))),
    ]);
    if (sent.status !== 200) throw new Error('A move failed.');
    times.push(performance.now() - begun);
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
  if (!ticket) throw new Error('There is no ticket to move.');
  const send = () =>
    client.send('PUT /projects/{projectId}/tickets/{ticketId}', {
      params: { projectId, ticketId: ticket.id },
      body: { ...ticket, status: ticket.status === 'Done' ? 'Backlog' : 'Done' },
    });
  return { ticket, send };
}

const hasTold = (stream: StreamReader, { id, version }: { id: number; version: number }) =>
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
      what: 'from a move until another reader has it, ms, median',
      figure: median(seen).toFixed(1),
      aim: '< 100',
    },
    {
      what: `from a move until the last of ${streams} streams has it, ms, worst of ${movesToAll}`,
      figure: Math.max(...seenByAll).toFixed(0),
      aim: '< 1000',
    },
    {
      what: 'memory of one open stream, KiB (RSS)',
      figure: each.toFixed(1),
      aim: '< 50',
    },
  ];
}
