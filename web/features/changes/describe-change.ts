import type { TicketChange } from '#contract/changes.ts';

const descriptions: Partial<Record<TicketChange['kind'], string>> = {
  ticket_created: 'created this ticket',
  ticket_deleted: 'deleted this ticket',
  ticket_restored: 'restored this ticket',
  comment_written: 'commented',
  comment_deleted: 'deleted a comment',
};

/** What someone changed, to read after their name: one phrase per field. */
export function describeChange({ kind, fields }: TicketChange): string[] {
  const description = descriptions[kind];
  return description ? [description] : fields.map(describeField);
}

function describeField({ field, from, to }: TicketChange['fields'][number]): string {
  if (field === 'description') return 'edited the description';
  if (field === 'status') return `moved it from ${from} to ${to}`;
  if (field === 'assignee') return describeAssignment(from, to);
  if (to === null) return `removed the ${field} ${quoted(field, from)}`;
  if (from === null) return `set the ${field} to ${quoted(field, to)}`;
  return `changed the ${field} from ${quoted(field, from)} to ${quoted(field, to)}`;
}

function describeAssignment(from: string | null, to: string | null): string {
  if (to === null) return `unassigned ${from}`;
  return from === null ? `assigned ${to}` : `reassigned it from ${from} to ${to}`;
}

/** Titles are quoted, because people type them; the other values come from a list. */
const quoted = (field: string, value: string | null) => (field === 'title' ? `“${value}”` : value);
