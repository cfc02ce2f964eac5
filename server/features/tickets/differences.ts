import { maxTitleLength } from '#contract/ticket-limits.ts';
import type { FieldChange } from '#server/features/changes/store.ts';
import type { TicketRow } from './store.ts';

const loggedFields = [
  ['title', 'title'],
  ['status', 'status'],
  ['priority', 'priority'],
  ['type', 'type'],
  ['assignee', 'assignee_id'],
] as const;

/** A title from before there was a limit is not repeated whole in the log. */
const cut = <Value extends string | number | null>(value: Value) =>
  typeof value === 'string' ? value.slice(0, maxTitleLength) : value;

/** Which fields of a ticket changed. Of a description that it did is enough. */
export function differencesOf(before: TicketRow, after: TicketRow): FieldChange[] {
  const changes: FieldChange[] = loggedFields
    .filter(([, column]) => before[column] !== after[column])
    .map(([field, column]) => ({ field, from: cut(before[column]), to: cut(after[column]) }));
  if (before.description === after.description) return changes;
  return [...changes, { field: 'description', from: null, to: null }];
}
