import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { FormattedText } from '#web/ui/text/formatted-text.tsx';
import { DescriptionForm } from './description-form.tsx';
import { DraftOffer } from '#web/ui/forms/draft-offer.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useFieldDraft } from './field-draft.ts';
import { MergeDialog } from '#web/ui/overlays/merge-dialog.tsx';
import { useEditField } from './use-edit-field.ts';
import { useTickTasks } from './use-tick-tasks.ts';

type EditDescriptionProps = { ticket: Ticket; personId: number | undefined };

/** The description: rendered markdown, and a textarea to edit it. */
export function EditDescription({ ticket, personId }: EditDescriptionProps) {
  const { draft, keep, forget, baseOf } = useFieldDraft({ ticket, field: 'description', personId });
  const edit = useEditField(ticket, 'description', { onClose: forget });
  const button = useReturnFocus(edit.isOpen);
  const tasks = useTickTasks(ticket);
  const [description, setDescription] = useState('');
  const begin = (text: string, base: Ticket) => {
    setDescription(text);
    edit.open(base);
  };
  const type = (text: string) => {
    setDescription(text);
    edit.clearValidationError();
    keep(text, edit.base ?? ticket);
  };
  // Our own save also arrives as a live update, sometimes before its response.
  const isChangedByOthers =
    !edit.isSaving &&
    ticket.description !== edit.base?.description &&
    ticket.description !== description;
  return (
    <section aria-labelledby="description">
      <div className="mb-2 flex items-center gap-2">
        <h2 id="description" className="text-lg">
          Description
        </h2>
        {!edit.isOpen && (
          <Button
            ref={button}
            size="sm"
            variant="quiet"
            icon={<Pencil aria-hidden className="size-4" />}
            onClick={() => begin(draft?.text ?? ticket.description, draft ? baseOf(draft) : ticket)}
          >
            Edit<span className="sr-only"> description</span>
          </Button>
        )}
      </div>
      {edit.isOpen ? (
        <DescriptionForm
          projectId={ticket.projectId}
          edit={edit}
          value={description}
          onChange={type}
          isChangedByOthers={isChangedByOthers}
        />
      ) : (
        <>
          {ticket.description.trim() ? (
            <FormattedText onTick={tasks.toggle}>{tasks.description}</FormattedText>
          ) : (
            <p className="text-soft">No description yet.</p>
          )}
          {draft && (
            <DraftOffer
              what="description"
              onContinue={() => begin(draft.text, baseOf(draft))}
              onDiscard={forget}
            />
          )}
        </>
      )}
      <EditFailure edit={edit} />
      <MergeDialog
        theirs={edit.theirs?.description}
        mine={description}
        busy={edit.isSaving}
        onKeepTheirs={edit.close}
        onBack={edit.reconsider}
        onType={type}
        onSave={() => void edit.overwrite({ description })}
      />
    </section>
  );
}
