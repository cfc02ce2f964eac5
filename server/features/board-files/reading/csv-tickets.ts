import type { BoardFileSource } from '#contract/board-files.ts';
import { cleanCell } from './clean-cell.ts';
import { type Column, columnName, findColumns, type Places } from './columns.ts';
import { listLabels, listNames } from './entries.ts';
import { type BoardFile, type FileTicket, maxNames } from './file-ticket.ts';
import { findSource } from './find-source.ts';
import type { Row } from './read-csv.ts';
import { readHead } from './read-head.ts';
import { fileRefused } from './refuse-file.ts';
import { createUnreadColumns } from './unread-columns.ts';
import { isYes } from './words.ts';

/** The tickets of a CSV file, whose first row names its columns. */
export async function readCsvTickets(rows: AsyncGenerator<Row>): Promise<BoardFile> {
  const { head, isBelowOthers } = await readHead(rows);
  if (!head) throw fileRefused('This file is empty.');
  const heads = head.cells.map(columnName);
  const source = isBelowOthers ? 'monday' : findSource(heads);
  const places = findColumns(heads, source);
  if (places.title.length === 0) {
    throw fileRefused(
      'This file has no column of titles. Name it “Title”, “Summary” or “Name” in the first row.',
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
  ...(source === 'monday' ? ['The names of groups are left out.'] : []),
];

type Layout = { source: BoardFileSource; places: Places };

/** Every column that isn't read, and all but the first of those that are read once. */
function findUnread(heads: string[], { source, places }: Layout): number[] {
  const { assignee, label, ...single } = places;
  const read = new Set([...assignee, ...label, ...Object.values(single).map(([first]) => first)]);
  // When a ticket was created isn't imported; everything else in our files is.
  const isOurs = (index: number) => source === 'pieces' && heads[index] === 'created';
  return heads.flatMap((_, index) => (read.has(index) || isOurs(index) ? [] : [index]));
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

type CellReader = ReturnType<typeof createCellReader>;

function createCellReader({ cells }: Row, { source, places }: Layout) {
  const at = (index: number | undefined) =>
    cleanCell((index === undefined ? undefined : cells[index]) ?? '', source);
  return {
    one(column: Column): string {
      const cell = at(places[column][0]);
      return source === 'pieces' || cell.trim() !== '' ? cell : '';
    },
    // Many rows can share many columns, so no more is read than counts.
    all(column: 'assignee' | 'label'): string[] {
      const filled: string[] = [];
      for (const index of places[column]) {
        if (filled.length >= maxNames || index >= cells.length) break;
        const cell = at(index);
        if (cell.trim() !== '') filled.push(cell);
      }
      return filled;
    },
  };
}

function readTicket(
  { number }: Row,
  { source, read }: { source: BoardFileSource; read: CellReader },
): FileTicket {
  const isOwn = source === 'pieces';
  const assignee = read.all('assignee');
  const labels = read.all('label');
  return {
    place: `Row ${number}`,
    number: isOwn ? readWholeNumber(read.one('number')) : null,
    title: read.one('title'),
    description: read.one('description') || read.one('url'),
    status: read.one('status'),
    statusCategory: read.one('statusCategory'),
    isDone: isYes(read.one('done')),
    priority: read.one('priority'),
    type: read.one('type'),
    assignee: assignee.join(', '),
    // Names of ours can have commas.
    assignees: (isOwn ? assignee : assignee.flatMap((cell) => listNames(cell, source))).slice(
      0,
      maxNames,
    ),
    assigneeId: isOwn ? readWholeNumber(read.one('assigneeId')) : null,
    labels: (isOwn ? labels : labels.flatMap((cell) => listLabels(cell, source))).slice(
      0,
      maxNames,
    ),
    dueDate: read.one('dueDate'),
  };
}

const readWholeNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
