import type { ReactNode, SyntheticEvent } from 'react';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { FieldEdit } from '#web/board/tickets/ticket-page/use-edit-field.ts';

type EditChoiceProps<Value> = {
  edit: FieldEdit;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** The current value as it's shown. */
  children: ReactNode;
};

/** A value that opens a dropdown when pressed, and is saved as soon as another one is chosen. */
export function EditChoice<Value extends string | number | null>({
  edit,
  onChoose,
  ...select
}: EditChoiceProps<Value>) {
  // A disabled select loses the focus.
  const ref = useReturnFocus<HTMLSelectElement>(edit.isSaving);
  // What opens the dropdown is an event of the select, what happens in it is one of an option.
  const begin = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) edit.open();
  };
  return (
    <Select
      {...select}
      ref={ref}
      hideLabel
      size="sm"
      disabled={edit.isSaving}
      onChange={onChoose}
      onPointerDown={begin}
      onKeyDown={begin}
    />
  );
}
