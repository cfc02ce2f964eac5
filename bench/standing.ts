import { computeStanding } from '#server/history/activity/compute-standing.ts';
import { getStanding } from '#server/history/activity/actions.ts';
import { listEvents } from '#server/history/activity/store.ts';
import { presentStanding } from '#server/history/activity/present.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createBoard } from './board.ts';
import { median, type Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

const [events, days, rounds] = [100_000, 3650, 21];

/** Measures the profile standing of someone with 100,000 events in ten years. */
export const measureStanding = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async ({ database }) => {
    const { userId, projectId } = await createBoard(database.db, 1);
    await addEvents(database, { userId, projectId });
    return measure(database, userId);
  });

async function addEvents({ pool }: Database, ids: { userId: number; projectId: number }) {
  await pool.query(
    `insert into events (kind, actor_id, credited_id, project_id, ticket_id, occurred_at)
     select (array['ticket_created', 'ticket_started', 'ticket_done', 'ticket_reopened',
                   'comment_written'])[n % 5 + 1],
            $1, $1, $2, n, now() - ($3 - n * $3::float / $4) * interval '1 day'
       from generate_series(1, $4) as n`,
    [ids.userId, ids.projectId, days, events],
  );
  await pool.query('delete from standings where user_id = $1', [ids.userId]);
  await pool.query('analyze events');
}

async function measure({ db }: Database, userId: number): Promise<Row[]> {
  const first = await timeOf(() => getStanding(db, userId));
  const all = await listEvents(db, userId);
  const row = async (what: string, work: () => unknown, target?: string): Promise<Row> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(work));
    return { what, figure: median(times).toFixed(1), target };
  };
  return [
    await row(
      '100,000 events: standing on a profile, ms',
      async () => presentStanding(await getStanding(db, userId), new Date()),
      '≤ 20',
    ),
    await row('100,000 events: compute the standing, ms', () => computeStanding(all), '≤ 20'),
    { what: '100,000 events: load and compute it once, ms', figure: first.toFixed(0) },
  ];
}

async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
