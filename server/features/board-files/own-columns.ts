import { type TicketField, ticketFieldNames, ticketFields } from '#contract/ticket-fields.ts';
import { maxLabels } from '#contract/ticket-limits.ts';
import { fieldsOf } from '#server/features/tickets/store.ts';
import { neutralizeFormula } from '#server/platform/csv.ts';
import type { ExportedRow } from './store.ts';

/** A member has a column for the name and one for the ID. Each label has a column. */
function columnsOf(name: TicketField): string[] {
  const { kind, label } = ticketFields[name];
  if (kind === 'member') return [label, `${label} ID`];
  return kind === 'labels' ? Array.from({ length: maxLabels }, () => 'Label') : [label];
}

/** The columns of the CSV that we export. */
export const ownColumns = ['Number', ...ticketFieldNames.flatMap(columnsOf), 'Created'];

/** What is in these columns. */
export function ownCells(row: ExportedRow): unknown[] {
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

/** The name of our JSON format. */
export const ownFormat = 'pieces-board';
