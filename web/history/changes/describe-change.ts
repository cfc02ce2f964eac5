import type { TicketChange } from '#contract/history/changes.ts';
import { findChangedField } from '#contract/values/ticket-fields.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';

const descriptions: Partial<Record<TicketChange['kind'], string>> = {
  ticket_created: 'created this ticket',
  ticket_imported: 'imported this ticket',
  ticket_deleted: 'deleted this ticket',
  ticket_restored: 'restored this ticket',
  comment_written: 'commented',
  comment_deleted: 'deleted a comment',
  review_written: 'reviewed this ticket',
  review_deleted: 'deleted a review',
};

/** What someone changed, to read after their name: one phrase per field. */
export function describeChange({ kind, actor, fields }: TicketChange): string[] {
  const description = descriptions[kind];
  return description ? [description] : fields.map((change) => describeField(change, actor?.name));
}

type FieldChange = TicketChange['fields'][number];

function describeField({ field, from, to }: FieldChange, actor: string | undefined): string {
  if (field === 'status') return `moved this to ${to}`;
  if (field === 'assignee') return describeAssignment({ from, to, actor });
  const { kind, label = field } = findChangedField(field) ?? {};
  const name = label.toLowerCase();
  // Titles are quoted, because people type them; the other values come from a list.
  const quote = (value: string | null) =>
    kind === 'line' ? `“${value}”` : kind === 'day' && value ? formatDay(value) : value;
  if (kind === 'markdown') return `edited the ${name}`;
  if (to === null) return `removed the ${name} ${quote(from)}`;
  if (from === null) return `set the ${name} to ${quote(to)}`;
  return `changed the ${name} from ${quote(from)} to ${quote(to)}`;
}

/** A plain date, such as 2026-11-24, in words. */
const formatDay = (day: string) => formatDate(new Date(`${day}T00:00:00`));

type Assignment = Pick<FieldChange, 'from' | 'to'> & { actor: string | undefined };

function describeAssignment({ from, to, actor }: Assignment): string {
  const nameOf = (person: string) => (person === actor ? 'themselves' : person);
  if (to === null) return `unassigned ${nameOf(from ?? '')}`;
  if (from === null) return `assigned this to ${nameOf(to)}`;
  return `reassigned this from ${nameOf(from)} to ${nameOf(to)}`;
}
