import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { TicketCreation } from '#contract/tickets.ts';
import { readDraft, writeDraft } from '#web/lib/draft.ts';
import { parseTicketDraft, serializeTicketDraft } from './ticket-draft.ts';

export type TicketForm = UseFormReturn<TicketCreation>;

const empty: TicketCreation = {
  title: '',
  description: '',
  status: 'Backlog',
  priority: 'Medium',
  type: '',
  assigneeId: null,
};

/** The form for a new ticket. What is typed is kept as this draft until the form is cleared. */
export function useTicketForm(draft: string) {
  const form = useForm<TicketCreation>({
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
