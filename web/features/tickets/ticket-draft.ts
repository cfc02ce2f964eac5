import type { TicketCreation } from '#contract/tickets.ts';
import { priorities, ticketStatuses, ticketTypes } from '#contract/vocabulary.ts';

/** What was typed and chosen, for the next time; whoever is in the team then is asked anew. */
export function serializeTicketDraft(form: TicketCreation): string {
  const { title, description, status, priority, type } = form;
  return title || description ? JSON.stringify({ title, description, status, priority, type }) : '';
}

/** Reads it again. Whatever isn't what we write, an older version's for example, is left out. */
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
