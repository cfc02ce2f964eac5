import type { Row } from './read-csv.ts';

/** Each group of a board on monday.com starts with its name and the names of the columns. */
export async function* withoutGroups(rows: AsyncGenerator<Row>, head: Row): AsyncGenerator<Row> {
  const heading = JSON.stringify(head.cells);
  let last: Row | undefined;
  for await (const row of rows) {
    const startsGroup = JSON.stringify(row.cells) === heading;
    const isName = last?.cells.slice(1).every((cell) => cell === '');
    if (last && !(startsGroup && isName)) yield last;
    last = startsGroup ? undefined : row;
  }
  if (last) yield last;
}
