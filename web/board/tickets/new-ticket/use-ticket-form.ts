import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { initialFields } from '#contract/values/ticket-fields.ts';
import type { TicketFields } from '#contract/board/tickets.ts';
import { readDraft, writeDraft } from '#web/lib/drafts/draft.ts';
import { parseTicketDraft, serializeTicketDraft } from './ticket-draft.ts';

export type TicketForm = UseFormReturn<TicketFields>;

const empty: TicketFields = initialFields;

/** The form for a new ticket. What is typed is kept as this draft until the form is cleared. */
export function useTicketForm(draft: string) {
  const form = useForm<TicketFields>({
    defaultValues: { ...empty, ...parseTicketDraft(readDraft(draft)) },
  });
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(draft, serializeTicketDraft(values)),
      }),
    [subscribe, draft],
  );
  const clear = () => {
    reset(empty);
    writeDraft(draft, '');
  };
  return { form, clear };
}
