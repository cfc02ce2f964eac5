import type { PoolClient } from 'pg';
import type { Header } from './format.ts';

const second = 1000;
const least = 1_000;
// Numbers of changes stay below a thousand millions, also where a clock was wrong by years.
const most = 10_000_000;

/**
 * Raises the versions of tickets and the numbers of changes above all that the life lost by a
 * restore may have given out: pages that were open in it take whatever has a higher number, and
 * would otherwise hold on to what is no more, or save upon a version that is now another one's.
 * Nobody changes a board more than once in a second for as long as it takes to restore a backup.
 */
export async function beginNewLife(client: PoolClient, header: Header, now = new Date()) {
  const gap = gapBehind(header, now);
  await client.query('update tickets set version = version + $1', [gap]);
  // It tells every page to read the whole board anew.
  await client.query(
    `insert into changes (project_id, number, kind, fields)
     select id, $1 + coalesce((select max(number) from changes where project_id = projects.id), 0),
            'board_arranged', '[]'
       from projects`,
    [gap],
  );
}

export function gapBehind({ madeAt }: Pick<Header, 'madeAt'>, now: Date): number {
  const seconds = Math.floor((now.getTime() - Date.parse(madeAt)) / second);
  return Math.min(most, least + Math.max(0, seconds));
}
