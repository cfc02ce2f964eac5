import { columnName, findColumns } from './columns.ts';
import type { Row } from './read-csv.ts';

/** monday.com writes the name of the board and of its first group above the names of the columns. */
const maxRowsAbove = 10;

type Head = { head: Row | undefined; isBelowOthers: boolean };

/** The row that names the columns: the first one, or one a bit below that has a column of titles. */
export async function readHead(rows: AsyncGenerator<Row>): Promise<Head> {
  let first: Row | undefined;
  for (let above = 0; above <= maxRowsAbove; above += 1) {
    const { value: row } = (await rows.next()) as IteratorResult<Row, undefined>;
    if (!row) break;
    if (countKnown(row) > (first ? 1 : 0)) return { head: row, isBelowOthers: first !== undefined };
    first ??= row;
  }
  return { head: first, isBelowOthers: false };
}

/** How many columns we know, or 0 without one of titles. A row below the first one needs two. */
function countKnown({ cells }: Row): number {
  const places = findColumns(cells.map(columnName), 'csv');
  if (places.title.length === 0) return 0;
  return Object.values(places).filter(({ length }) => length > 0).length;
}
