import { cutText } from '#contract/values/text/cut-text.ts';
import { type FieldValue, isSameValue } from '#contract/values/field-value.ts';
import {
  type TicketField,
  ticketFieldNames,
  ticketFields,
} from '#contract/values/ticket-fields.ts';
import { maxTitleLength } from '#contract/values/ticket-limits.ts';
import type { FieldChange } from '#server/history/changes/store.ts';
import type { Fields } from './fields.ts';

const isLong = (name: TicketField) => ticketFields[name].kind === 'markdown';
const shortFields = ticketFieldNames.filter((name) => !isLong(name));
const longFields = ticketFieldNames.filter(isLong);

/** A value as the log has it. Titles from before the limit are cut. */
function logged(value: FieldValue): string | number | null {
  const text = Array.isArray(value) ? value.join(', ') : (value as string | number | null);
  return typeof text === 'string' ? cutText(text, maxTitleLength) : text;
}

/** The changed fields of a ticket. Long texts come last, and are left out. */
export function differencesOf(before: Fields, after: Fields): FieldChange[] {
  const isChanged = (name: TicketField) => !isSameValue(before[name], after[name]);
  return [
    ...shortFields.filter(isChanged).map((name) => ({
      field: ticketFields[name].historyName,
      from: logged(before[name]),
      to: logged(after[name]),
    })),
    ...longFields.filter(isChanged).map((name) => ({
      field: ticketFields[name].historyName,
      from: null,
      to: null,
    })),
  ];
}
