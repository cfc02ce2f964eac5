import { findMember } from '#server/teams/members/store.ts';
import { fieldsOf } from '#server/board/tickets/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, formatRows, neutralizeFormula } from '#server/platform/formats/csv.ts';
import { notFound } from '#server/platform/problem.ts';
import { ticketFieldNames, ticketFields } from '#contract/values/ticket-fields.ts';
import { maxLabels } from '#contract/values/ticket-limits.ts';
import { ownColumns, ownFormat } from './own-columns.ts';
import { type ExportedRow, listBoard, listExported } from './store.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'limits'>;
type Export = { projectId: number; userId: number; format: 'csv' | 'json' };

const exports = { name: 'board-exports', points: 60, seconds: 60 * 60 };
/** Descriptions can be long, so few rows are in memory at a time. */
const pageSize = 50;

export async function refuseNonMembers(db: Db, { projectId, userId }: Omit<Export, 'format'>) {
  if (!(await findMember(db, { projectId, userId }))) throw notFound();
}

/** Writes a member's board as text, in order, reading on as it's taken. */
export async function exportBoard(
  { db, clock, limits }: Parts,
  { projectId, userId, format }: Export,
): Promise<AsyncGenerator<string>> {
  await refuseNonMembers(db, { projectId, userId });
  await limits.take([{ limit: exports, key: String(userId) }]);
  const ids = await listBoard(db, projectId);
  const pages = readPages(db, { projectId, ids });
  return format === 'csv' ? writeCsv(pages) : writeJson(pages, clock());
}

async function* readPages(db: Db, { projectId, ids }: { projectId: number; ids: number[] }) {
  for (let start = 0; start < ids.length; start += pageSize) {
    yield await listExported(db, { projectId, ids: ids.slice(start, start + pageSize) });
  }
}

type Pages = AsyncGenerator<ExportedRow[]>;

async function* writeCsv(pages: Pages) {
  yield byteOrderMark + formatRows([ownColumns]);
  for await (const rows of pages) yield formatRows(rows.map(ownCells));
}

async function* writeJson(pages: Pages, now: Date) {
  const head = { format: ownFormat, version: 1, exportedAt: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"tickets":[`;
  let separator = '\n';
  for await (const rows of pages) {
    yield separator + rows.map((row) => JSON.stringify(describe(row))).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

const describe = (row: ExportedRow) => ({
  number: row.number,
  ...fieldsOf(row),
  assigneeName: row.assignee_id === null ? null : row.assignee_name,
  createdAt: row.created_at,
});

/** What a ticket has in our columns. */
function ownCells(row: ExportedRow): unknown[] {
  const fields = fieldsOf(row);
  const cells = ticketFieldNames.flatMap((name): unknown[] => {
    const value = fields[name];
    if (ticketFields[name].kind === 'member')
      return [value === null ? '' : neutralizeFormula(row.assignee_name), value];
    if (Array.isArray(value))
      return Array.from({ length: maxLabels }, (_, at) => neutralizeFormula(value[at] ?? ''));
    return [typeof value === 'string' ? neutralizeFormula(value) : value];
  });
  return [row.number, ...cells, row.created_at];
}
