import { type TicketField, ticketFieldNames, ticketFields } from '#contract/ticket-fields.ts';
import { maxTitleLength } from '#contract/ticket-limits.ts';
import type { FieldChange } from '#server/features/changes/store.ts';
import type { Fields } from './fields.ts';

const isLong = (name: TicketField) => ticketFields[name].kind === 'markdown';
const shortFields = ticketFieldNames.filter((name) => !isLong(name));
const longFields = ticketFieldNames.filter(isLong);

/** Titles from before the limit are cut for the log. */
const truncate = <Value extends string | number | null>(value: Value) =>
  typeof value === 'string' ? value.slice(0, maxTitleLength) : value;

/** The changed fields of a ticket. Long texts come last, and are left out. */
export function differencesOf(before: Fields, after: Fields): FieldChange[] {
  const isChanged = (name: TicketField) => before[name] !== after[name];
  return [
    ...shortFields.filter(isChanged).map((name) => ({
      field: ticketFields[name].historyName,
      from: truncate(before[name]),
      to: truncate(after[name]),
    })),
    ...longFields.filter(isChanged).map((name) => ({
      field: ticketFields[name].historyName,
      from: null,
      to: null,
    })),
  ];
}
