import type { TicketChange } from '#contract/changes.ts';

const descriptions: Partial<Record<TicketChange['kind'], string>> = {
  ticket_created: 'created this ticket',
  ticket_deleted: 'deleted this ticket',
  ticket_restored: 'restored this ticket',
  comment_written: 'commented',
  comment_deleted: 'deleted a comment',
};

/** What someone changed, to read after their name: one phrase per field. */
export function describeChange({ kind, actor, fields }: TicketChange): string[] {
  const description = descriptions[kind];
  return description ? [description] : fields.map((change) => describeField(change, actor?.name));
}

type FieldChange = TicketChange['fields'][number];

function describeField({ field, from, to }: FieldChange, actor: string | undefined): string {
  if (field === 'description') return 'edited the description';
  if (field === 'status') return `moved this to ${to}`;
  if (field === 'assignee') return describeAssignment({ from, to, actor });
  if (to === null) return `removed the ${field} ${quoted(field, from)}`;
  if (from === null) return `set the ${field} to ${quoted(field, to)}`;
  return `changed the ${field} from ${quoted(field, from)} to ${quoted(field, to)}`;
}

type Assignment = Pick<FieldChange, 'from' | 'to'> & { actor: string | undefined };

function describeAssignment({ from, to, actor }: Assignment): string {
  const nameOf = (person: string) => (person === actor ? 'themselves' : person);
  if (to === null) return `unassigned ${nameOf(from ?? '')}`;
  if (from === null) return `assigned this to ${nameOf(to)}`;
  return `reassigned this from ${nameOf(from)} to ${nameOf(to)}`;
}

/** Titles are quoted, because people type them; the other values come from a list. */
const quoted = (field: string, value: string | null) => (field === 'title' ? `“${value}”` : value);
