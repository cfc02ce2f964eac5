import type { TicketCreation } from '#contract/tickets.ts';
import { priorities, ticketStatuses, ticketTypes } from '#contract/vocabulary.ts';

/** Leaves out the assignee, who may have left the team by the time the draft is used. */
export function serializeTicketDraft(form: TicketCreation): string {
  const { title, description, status, priority, type } = form;
  return title || description ? JSON.stringify({ title, description, status, priority, type }) : '';
}

/** Ignores anything unexpected, such as values from an older version. */
export function parseTicketDraft(stored: string): Partial<TicketCreation> {
  const { title, description, status, priority, type } = parse(stored);
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...oneOf('status', ticketStatuses, status),
    ...oneOf('priority', priorities, priority),
    ...oneOf('type', ticketTypes, type),
  };
}

function parse(stored: string): Record<string, unknown> {
  try {
    return (JSON.parse(stored) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function oneOf<Name extends string, Value>(name: Name, values: readonly Value[], stored: unknown) {
  const value = values.find((one) => one === stored);
  return value && ({ [name]: value } as { [Key in Name]: Value });
}
