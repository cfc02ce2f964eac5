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
        className="-mx-1.5 flex min-h-7 w-[calc(100%+0.75rem)] flex-wrap items-center gap-1 rounded-md px-1.5 py-0.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
      >
        {shown}
        <span className="sr-only">(change {what})</span>
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
