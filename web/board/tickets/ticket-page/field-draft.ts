import type { TextField } from '#contract/values/ticket-fields.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';

/** The typed text, and the field's value and ticket version when typing began. */
type FieldDraft = { text: string; version: number; before: string };

type Options = {
  ticket: Ticket;
  field: TextField;
  /** Whose draft it is. */
  personId: number | undefined;
};

/**
 * The unsaved text of one ticket field, kept in this browser. It remembers the version it was based
 * on, so that a conflict with later changes is detected.
 */
export function useFieldDraft({ ticket, field, personId }: Options) {
  const [stored, store] = useDraft(`ticket-${ticket.id}-${field}-${personId}`);
  const draft = parseDraft(stored);
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
    /** The ticket as it was when the draft was started. */
    baseOf: ({ version, before }: FieldDraft): Ticket => ({ ...ticket, version, [field]: before }),
  };
}

function parseDraft(stored: string): FieldDraft | undefined {
  try {
    const { text, version, before } = JSON.parse(stored) as Record<keyof FieldDraft, unknown>;
    const isDraft =
      typeof text === 'string' && typeof before === 'string' && Number.isInteger(version);
    return isDraft ? { text, before, version: Number(version) } : undefined;
  } catch {
    return undefined;
  }
}
