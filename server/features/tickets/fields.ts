import type { Selectable } from 'kysely';
import { type TicketField, ticketFieldNames } from '#contract/ticket-fields.ts';
import type { Tables } from '#server/migrations/tables.ts';

type Row = Selectable<Tables['tickets']>;

/** The column of each field of a ticket. */
export const columnOf = {
  title: 'title',
  description: 'description',
  status: 'status',
  priority: 'priority',
  type: 'type',
  assigneeId: 'assignee_id',
} as const satisfies Record<TicketField, keyof Row>;

export type FieldColumn = (typeof columnOf)[TicketField];

/** In the order of the fields. */
export const fieldColumns = ticketFieldNames.map((name) => columnOf[name]);

type FieldRow = Record<FieldColumn, Row[FieldColumn]>;
type FieldsOf<R extends FieldRow> = { [Field in TicketField]: R[(typeof columnOf)[Field]] };

/** The values of a ticket's fields. */
export type Fields = FieldsOf<Row>;

/** Returns the fields of a row. It's a loop because boards have thousands of tickets. */
export function fieldsOf<R extends FieldRow>(row: R): FieldsOf<R> {
  const fields: Partial<Record<TicketField, Row[FieldColumn]>> = {};
  for (const name of ticketFieldNames) fields[name] = row[columnOf[name]];
  return fields as FieldsOf<R>;
}
