import { ticketFieldNames, ticketFields } from '#contract/values/ticket-fields.ts';
import { maxLabels } from '#contract/values/ticket-limits.ts';
import { fieldsOf } from '#server/board/tickets/store.ts';
import { neutralizeFormula } from '#server/platform/formats/csv.ts';
import type { ExportedRow } from './store.ts';

/** What a ticket has in our columns. */
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
