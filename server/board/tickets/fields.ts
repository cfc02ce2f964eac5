import type { Selectable } from 'kysely';
import { type TicketField, ticketFieldNames } from '#contract/values/ticket-fields.ts';
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
  labels: 'labels',
  dueDate: 'due_date',
} as const satisfies Record<TicketField, keyof Row>;

export type FieldColumn = (typeof columnOf)[TicketField];

/** In the order of the fields. */
export const fieldColumns = ticketFieldNames.map((name) => columnOf[name]);

type FieldRow = Record<FieldColumn, Row[FieldColumn]>;
type FieldsOf<R extends FieldRow> = { [Field in TicketField]: R[(typeof columnOf)[Field]] };

/** The values of a ticket's fields. */
export type Fields = FieldsOf<Row>;

/** Returns the fields of a row. It isn't a loop, because a board can have thousands of rows. */
export const fieldsOf = <R extends FieldRow>(row: R): FieldsOf<R> => ({
  title: row.title,
  description: row.description,
  status: row.status,
  priority: row.priority,
  type: row.type,
  assigneeId: row.assignee_id,
  labels: row.labels,
  dueDate: row.due_date,
});
