import { isFieldValue, ticketFieldNames, ticketFields } from '#contract/values/ticket-fields.ts';
import type { TicketFields } from '#contract/board/tickets.ts';

/** Without the assignee, who may have left the team by the time the draft is used. */
const keptFields = ticketFieldNames.filter((name) => ticketFields[name].kind !== 'member');

export function serializeTicketDraft(form: Partial<TicketFields>): string {
  const kept = Object.fromEntries(keptFields.map((name) => [name, form[name]]));
  return form.title || form.description ? JSON.stringify(kept) : '';
}

/** Ignores anything unexpected, such as values from an older version. */
export function parseTicketDraft(stored: string): Partial<TicketFields> {
  const values = parse(stored);
  const valid = keptFields.filter((name) => isFieldValue(name, values[name]));
  return Object.fromEntries(valid.map((name) => [name, values[name]])) as Partial<TicketFields>;
}

function parse(stored: string): Record<string, unknown> {
  try {
    return (JSON.parse(stored) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
