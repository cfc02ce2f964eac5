import type { BoardFileSource } from '#contract/board-files.ts';
import { foldCase } from '#contract/fold-case.ts';
import { restoreFormula } from '#server/platform/csv.ts';
import { type BoardFile, type FileTicket, maxNames } from './file-ticket.ts';
import { ownColumns } from '#server/features/board-files/own-columns.ts';
import type { Row } from './read-csv.ts';
import { fileRefused } from './refuse-file.ts';

type Column =
  | 'number'
  | 'title'
  | 'description'
  | 'url'
  | 'status'
  | 'statusCategory'
  | 'priority'
  | 'type'
  | 'assignee'
  | 'assigneeId'
  | 'label'
  | 'dueDate';

/** What each program calls a column, in lower case; the first one that a file has counts. */
const columnNames: Record<Column, string[]> = {
  number: ['number'],
  title: ['title', 'summary', 'name', 'task', 'card name', 'task name'],
  description: ['description', 'body', 'card description', 'notes', 'content'],
  url: ['url'],
  status: ['status', 'state', 'list', 'list name', 'column'],
  statusCategory: ['status category'],
  priority: ['priority'],
  type: ['type', 'issue type', 'issuetype', 'work type'],
  assignee: ['assignee', 'assignees', 'members', 'owner'],
  assigneeId: ['assignee id'],
  label: ['label', 'labels', 'tags', 'tag'],
  dueDate: ['due date', 'due', 'duedate', 'target date', 'end date', 'deadline'],
};

/** The tickets of a CSV file, whose first row names its columns. */
export async function readCsvTickets(rows: AsyncGenerator<Row>): Promise<BoardFile> {
  const { value: head } = (await rows.next()) as IteratorResult<Row, undefined>;
  if (!head) throw fileRefused('This file is empty.');
  const names = head.cells.map((name) => name.trim());
  const source = findSource(names);
  const places = findColumns(names);
  if (places.title.length === 0) {
    throw fileRefused(
      'This file has no column of titles. Name it “Title”, “Summary” or “Name” in the first row.',
    );
  }
  const tickets: FileTicket[] = [];
  const errors: BoardFile['errors'] = [];
  for await (const row of rows) {
    const ticket = readRow(row, { source, places });
    tickets.push(ticket);
    if (row.cells.slice(names.length).some((cell) => cell !== ''))
      errors.push({ place: ticket.place, message: 'This row has more cells than the first row.' });
  }
  return { source, tickets, notes: [], errors };
}

function findSource(names: string[]): BoardFileSource {
  if (ownColumns.every((name) => names.includes(name))) return 'pieces';
  const all = new Set(names.map((name) => foldCase(name)));
  if (all.has('summary') && (all.has('issue key') || all.has('issue type'))) return 'jira';
  return all.has('title') && all.has('url') ? 'github' : 'csv';
}

/** The indexes of each column. Jira repeats a column for each label. */
function findColumns(names: string[]): Record<Column, number[]> {
  const lower = names.map((name) => foldCase(name));
  const find = (known: string[]) => {
    const name = known.find((one) => lower.includes(one));
    return lower.flatMap((one, index) => (one === name ? [index] : []));
  };
  return Object.fromEntries(
    Object.entries(columnNames).map(([column, known]) => [column, find(known)]),
  ) as Record<Column, number[]>;
}

type Layout = { source: BoardFileSource; places: Record<Column, number[]> };

function readRow({ number, cells }: Row, { source, places }: Layout): FileTicket {
  const isOwn = source === 'pieces';
  const read = (index: number | undefined) => {
    const cell = (index === undefined ? undefined : cells[index]) ?? '';
    return isOwn ? restoreFormula(cell) : cell;
  };
  const one = (column: Column) => read(places[column][0]);
  // Many rows can share many columns, so no more is read than counts.
  function list(column: Column): string[] {
    const names: string[] = [];
    for (const index of places[column]) {
      if (names.length >= maxNames || index >= cells.length) break;
      const cell = read(index);
      // Names of ours can have commas.
      if (cell !== '') names.push(...(isOwn ? [cell] : cell.split(/[,;\n]/, maxNames)));
    }
    return names.slice(0, maxNames);
  }
  return {
    place: `Row ${number}`,
    number: isOwn ? readWholeNumber(one('number')) : null,
    title: one('title'),
    description: one('description') || one('url'),
    status: one('status'),
    statusCategory: one('statusCategory'),
    priority: one('priority'),
    type: one('type'),
    assignees: list('assignee'),
    assigneeId: isOwn ? readWholeNumber(one('assigneeId')) : null,
    labels: list('label'),
    dueDate: one('dueDate'),
  };
}

const readWholeNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
