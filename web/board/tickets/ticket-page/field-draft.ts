import type { TextField } from '#contract/values/ticket-fields.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import { type BasedDraft, useBasedDraft } from '#web/lib/drafts/based-draft.ts';

type Options = {
  ticket: Ticket;
  field: TextField;
  /** Whose draft it is. */
  personId: number | undefined;
};

/** The unsaved text of one ticket field, kept in this browser with the ticket's version. */
export function useFieldDraft({ ticket, field, personId }: Options) {
  const { draft, keep, forget } = useBasedDraft(`ticket-${ticket.id}-${field}-${personId}`);
  return {
    draft: draft?.text === ticket[field] ? undefined : draft,
    keep: (text: string, base: Ticket) => keep(text, { version: base.version, text: base[field] }),
    forget,
    /** The ticket as it was when the draft was started. */
    baseOf: ({ version, before }: BasedDraft): Ticket => ({ ...ticket, version, [field]: before }),
  };
}
