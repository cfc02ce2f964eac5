import type { Ticket } from '#contract/tickets.ts';
import { useDraft } from '#web/lib/draft.ts';

type DraftField = 'title' | 'description';

/** What was typed into a field, and what stood there when the typing began. */
type FieldDraft = { text: string; version: number; before: string };

type Options = {
  ticket: Ticket;
  field: DraftField;
  /** Whose draft it is. */
  personId: number | undefined;
};

/**
 * The unsaved text of one field of a ticket, kept in this browser. It remembers upon what it was
 * written, so that it is told apart from what others made of the field since.
 */
export function useFieldDraft({ ticket, field, personId }: Options) {
  const [stored, store] = useDraft(`ticket-${ticket.id}-${field}-${personId}`);
  const draft = read(stored);
  const isWorthKeeping = draft !== undefined && draft.text !== ticket[field];
  return {
    draft: isWorthKeeping ? draft : undefined,
    keep: (text: string, base: Ticket) =>
      store(
        text === base[field]
          ? ''
          : JSON.stringify({ text, version: base.version, before: base[field] }),
      ),
    forget: () => store(''),
    /** The ticket as it was when the draft was begun. */
    baseOf: ({ version, before }: FieldDraft): Ticket => ({ ...ticket, version, [field]: before }),
  };
}

function read(stored: string): FieldDraft | undefined {
  try {
    const { text, version, before } = JSON.parse(stored) as Record<keyof FieldDraft, unknown>;
    const isOurs =
      typeof text === 'string' && typeof before === 'string' && Number.isInteger(version);
    return isOurs ? { text, before, version: Number(version) } : undefined;
  } catch {
    return undefined;
  }
}
