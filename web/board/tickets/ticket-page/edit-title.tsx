import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { DraftOffer } from '#web/ui/forms/draft-offer.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useFieldDraft } from './field-draft.ts';
import { useEditField } from './use-edit-field.ts';

type EditTitleProps = { ticket: Ticket; personId: number | undefined };

/** The title: a click edits it, Enter saves, Escape or losing focus cancels. */
export function EditTitle({ ticket, personId }: EditTitleProps) {
  const { draft, keep, forget, baseOf } = useFieldDraft({ ticket, field: 'title', personId });
  const edit = useEditField(ticket, 'title', { onClose: forget });
  const button = useReturnFocus(edit.isOpen);
  const [title, setTitle] = useState('');
  const errorId = useId();

  const begin = (text: string, base: Ticket) => {
    setTitle(text);
    edit.open(base);
  };
  // If nothing was typed, keep the earlier draft.
  const cancel = () => (title === edit.base?.title ? edit.pause() : edit.close());
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!edit.isSaving) void edit.save({ title });
  };
  // Keeps the draft. After a failure the edit stays open so that "Try again" can be clicked.
  const handleBlur = () => {
    if (!edit.isSaving && !edit.failure && !edit.validationError && !edit.theirs) edit.pause();
  };

  return (
    <div>
      <DocumentTitle>{`${titleOf(ticket)} · #${ticket.number}`}</DocumentTitle>
      <h1 tabIndex={-1} className="text-2xl">
        {edit.isOpen ? (
          <input
            aria-label="Title"
            dir="auto"
            aria-invalid={edit.validationError !== undefined}
            aria-describedby={edit.validationError ? errorId : undefined}
            autoFocus
            value={title}
            readOnly={edit.isSaving}
            onChange={(event) => {
              setTitle(event.target.value);
              edit.clearValidationError();
              keep(event.target.value, edit.base ?? ticket);
            }}
            onKeyDown={handleKey}
            onBlur={handleBlur}
            className="-mx-2 w-[calc(100%+1rem)] rounded-md border border-edge bg-surface px-2 py-1 font-display text-2xl font-[650] tracking-[-0.015em]"
          />
        ) : (
          <button
            ref={button}
            type="button"
            onClick={() => begin(ticket.title, ticket)}
            title="Edit title"
            dir="auto"
            className="group -mx-2 rounded-md px-2 py-1 text-start wrap-anywhere [font:inherit] tracking-[inherit] hover:bg-sunken"
          >
            {titleOf(ticket)}
            <Pencil aria-hidden className="ms-2 inline size-4 text-faint group-hover:text-accent" />
            <span className="sr-only">Edit title</span>
          </button>
        )}
      </h1>
      {edit.validationError && (
        <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-red-ink">
          {edit.validationError}
        </p>
      )}
      {!edit.isOpen && draft && (
        <DraftOffer
          what={`title: “${draft.text}”`}
          onContinue={() => begin(draft.text, baseOf(draft))}
          onDiscard={forget}
        />
      )}
      <EditFailure edit={edit} versions={{ theirs: edit.theirs?.title, mine: edit.mine?.title }} />
    </div>
  );
}
