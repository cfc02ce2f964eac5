import type { TeamChange, TicketChange } from '#contract/history/changes.ts';
import type { FieldChange, TeamChangeRow, TicketChangeRow } from './store.ts';

/** The IDs of people that changes mention as assignees. */
export const assigneeIdsOf = (rows: readonly TicketChangeRow[]): number[] => [
  ...new Set(
    rows
      .flatMap(fieldsOf)
      .flatMap(({ from, to }) => [from, to])
      .filter((value) => typeof value === 'number'),
  ),
];

export const presentChange = (
  row: TicketChangeRow,
  names: ReadonlyMap<number, string>,
): TicketChange => ({
  number: row.number,
  kind: row.kind,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
  fields: fieldsOf(row).map(({ field, from, to }) => ({
    field,
    from: displayValue(from, names),
    to: displayValue(to, names),
  })),
  at: row.occurred_at,
});

export const presentTeamChange = (
  row: TeamChangeRow,
  names: ReadonlyMap<number, string>,
): TeamChange => ({
  ...presentChange(row, names),
  ticket:
    row.ticket_id === null
      ? null
      : { id: row.ticket_id, title: row.ticket_title ?? '', isDeleted: row.is_deleted },
  thread: row.thread_id === null ? null : { id: row.thread_id, title: row.thread_title ?? '' },
  document:
    row.document_id === null ? null : { id: row.document_id, title: row.document_title ?? '' },
});

const fieldsOf = ({ fields }: TicketChangeRow) => fields as FieldChange[];

function displayValue(
  value: FieldChange['from'],
  names: ReadonlyMap<number, string>,
): string | null {
  if (typeof value === 'number') return names.get(value) ?? 'Former member';
  return value || null;
}
