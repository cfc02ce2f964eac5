import {
  type TicketField,
  ticketFieldNames,
  ticketFields,
} from '#contract/values/ticket-fields.ts';
import { maxLabels } from '#contract/values/ticket-limits.ts';

/** A member has a column for the name and one for the ID. Each label has a column. */
function columnsOf(name: TicketField): string[] {
  const { kind, label } = ticketFields[name];
  if (kind === 'member') return [label, `${label} ID`];
  return kind === 'labels' ? Array.from({ length: maxLabels }, () => 'Label') : [label];
}

/** The columns of the CSV that we export. */
export const ownColumns = ['Number', ...ticketFieldNames.flatMap(columnsOf), 'Created'];

/** The name of our JSON format. */
export const ownFormat = 'pieces-board';
