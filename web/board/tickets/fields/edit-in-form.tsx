import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { FieldEdit } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { Form } from '#web/ui/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';

type EditInFormProps = {
  edit: FieldEdit;
  /** What is edited, such as "due date". */
  what: string;
  /** The current value as it's shown. */
  shown: ReactNode;
  onOpen: () => void;
  onSave: () => void;
  /** The controls of the edit mode. */
  children: ReactNode;
};

/** A value that opens a small form when pressed, for what can't be chosen with one press. */
export function EditInForm({ edit, what, shown, onOpen, onSave, children }: EditInFormProps) {
  const button = useReturnFocus(edit.isOpen);
  if (!edit.isOpen)
    return (
      <button
        ref={button}
        type="button"
        onClick={onOpen}
        className="relative flex min-h-9 w-full flex-wrap items-center gap-1 rounded-md border border-edge bg-surface py-1 pr-8 pl-2.5 text-left hover:border-ink pointer-coarse:min-h-11"
      >
        {shown}
        <span className="sr-only">(change {what})</span>
        <ChevronDown aria-hidden className="select-arrow" />
      </button>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div
        onKeyDown={(event) => {
          if (event.key === 'Escape') edit.close();
        }}
        role="presentation"
      >
        {children}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" type="submit" busy={edit.isSaving}>
          {edit.isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button size="sm" onClick={edit.close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
