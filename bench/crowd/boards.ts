import type { Database } from '#server/platform/database/connect.ts';
import { type Board, createBoard } from '#bench/board.ts';
import type { SignedIn } from '#bench/stream-people.ts';

/** Creates a board with this many tickets, of which most are copies, because that's much faster. */
export async function createFullBoard({ pool, db }: Database, count: number): Promise<Board> {
  const some = 50;
  const board = await createBoard(db, some);
  const { rows } = await pool.query<{ id: number }>(
    `insert into tickets (project_id, number, title, description, status, priority, type,
                          assignee_id, created_by, position)
     select project_id, number + copy * $2, title, description, status, priority, type,
            assignee_id, created_by, position || lpad(copy::text, 3, '0') || 'V'
       from tickets, generate_series(1, $3) as copy where project_id = $1
     returning id`,
    [board.projectId, some, count / some - 1],
  );
  await pool.query('update projects set last_ticket_number = $2 where id = $1', [
    board.projectId,
    count,
  ]);
  await pool.query('analyze tickets');
  return { ...board, ticketIds: [...board.ticketIds, ...rows.map(({ id }) => id)] };
}

/** Makes people members of a board's project. */
export const addMembers = ({ pool }: Database, { projectId }: Board, people: SignedIn[]) =>
  pool.query('insert into project_members (project_id, user_id) select $1, unnest($2::bigint[])', [
    projectId,
    people.map(({ id }) => id),
  ]);
