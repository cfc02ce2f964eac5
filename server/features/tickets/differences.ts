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

type Logged = Pick<TicketRow, 'description' | (typeof loggedFields)[number][1]>;

/** Titles from before the limit are cut for the log. */
const truncate = <Value extends string | number | null>(value: Value) =>
  typeof value === 'string' ? value.slice(0, maxTitleLength) : value;

/** The changed fields of a ticket. A description's texts are left out. */
export function differencesOf(before: Logged, after: Logged): FieldChange[] {
  const changes: FieldChange[] = loggedFields
    .filter(([, column]) => before[column] !== after[column])
    .map(([field, column]) => ({
      field,
      from: truncate(before[column]),
      to: truncate(after[column]),
    }));
  if (before.description === after.description) return changes;
  return [...changes, { field: 'description', from: null, to: null }];
}
