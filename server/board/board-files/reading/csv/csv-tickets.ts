import type { BoardFileSource } from '#contract/board/board-files.ts';
import type { BoardFile } from '#server/board/board-files/reading/file-ticket.ts';
import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';
import { isYes } from '#server/board/board-files/reading/words.ts';
import { columnName, findColumns } from './columns.ts';
import { findSource } from './find-source.ts';
import type { Row } from './read-csv.ts';
import { createCellReader, type Layout, readTicket } from './read-ticket.ts';
import { createUnreadColumns } from './unread-columns.ts';

/** The tickets of a CSV file, whose first row names its columns. */
export async function readCsvTickets(rows: AsyncGenerator<Row>): Promise<BoardFile> {
  const { head, isBelowOthers } = await readHead(rows);
  if (!head) throw fileRefused('This file is empty.');
  const heads = head.cells.map(columnName);
  const source = isBelowOthers ? 'monday' : findSource(heads);
  const places = findColumns(heads, source);
  if (places.title.length === 0) {
    throw fileRefused(
      'This file has no title column. Name one “Title”, “Summary” or “Name” in the first row.',
    );
  }
  const file: BoardFile = { source, tickets: [], notes: [], unread: [], errors: [] };
  const unread = createUnreadColumns(
    head.cells.map((name) => name.trim()),
    source,
  );
  unread.watch(findUnread(heads, { source, places }));
  const left = { archived: 0, untitled: 0 };
  for await (const row of source === 'monday' ? withoutGroups(rows, head) : rows) {
    const read = createCellReader(row, { source, places });
    if (read.one('description') !== '') unread.watch(places.url);
    unread.read(row);
    if (isYes(read.one('archived'))) left.archived += 1;
    // These are sums and subitems.
    else if (source === 'monday' && read.one('title') === '') left.untitled += 1;
    else file.tickets.push(readTicket(row, { source, read }));
    if (row.cells.slice(heads.length).some((cell) => cell !== ''))
      file.errors.push({
        place: `Row ${row.number}`,
        message: 'This row has more cells than the first row.',
      });
  }
  return { ...file, notes: describeLeftOut(source, left), unread: unread.list() };
}

const describeLeftOut = (
  source: BoardFileSource,
  { archived, untitled }: { archived: number; untitled: number },
) => [
  ...(archived > 0 ? [`Archived tickets are left out: ${archived}.`] : []),
  ...(untitled > 0 ? [`Rows without a name are left out: ${untitled}.`] : []),
  ...(source === 'monday' ? ['Group names are left out.'] : []),
];

/** Every column that isn't read, and all but the first of those that are read once. */
function findUnread(heads: string[], { source, places }: Layout): number[] {
  const { assignee, label, ...single } = places;
  const read = new Set([...assignee, ...label, ...Object.values(single).map(([first]) => first)]);
  // When a ticket was created isn't imported; everything else in our files is.
  const isOurs = (index: number) => source === 'pieces' && heads[index] === 'created';
  return heads.flatMap((_, index) => (read.has(index) || isOurs(index) ? [] : [index]));
}

/** monday.com writes the name of the board and of its first group above the names of the columns. */
const maxRowsAbove = 10;

type Head = { head: Row | undefined; isBelowOthers: boolean };

/** The row that names the columns: the first one, or one a bit below that has a column of titles. */
async function readHead(rows: AsyncGenerator<Row>): Promise<Head> {
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

/** Each group of a board on monday.com starts with its name and the names of the columns. */
async function* withoutGroups(rows: AsyncGenerator<Row>, head: Row): AsyncGenerator<Row> {
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
