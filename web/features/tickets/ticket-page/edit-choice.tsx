import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useRef } from 'react';
import { useReturnFocus } from '#web/lib/use-return-focus.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { FieldEdit } from './use-edit-field.ts';

type EditChoiceProps<Value> = {
  edit: FieldEdit;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** The current value, shown while it isn't being edited. */
  children: ReactNode;
};

/** A value that turns into an open select when clicked, and back once a choice is saved. */
export function EditChoice<Value extends string | number | null>({
  edit,
  label,
  value,
  options,
  onChoose,
  children,
}: EditChoiceProps<Value>) {
  const chosen = useRef(false);
  const button = useReturnFocus(edit.isOpen);
  const leave = (open: boolean) => {
    if (!open && !chosen.current) edit.close();
  };
  const choose = (next: Value) => {
    chosen.current = true;
    onChoose(next);
  };
  if (edit.isOpen) {
    return (
      <Select
        label={label}
        hideLabel
        defaultOpen
        size="sm"
        value={value}
        options={options}
        disabled={edit.isSaving}
        onChange={choose}
        onOpenChange={leave}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={() => {
        chosen.current = false;
        edit.open();
      }}
      className="group -mx-1.5 flex min-h-8 items-center gap-2 rounded-md px-1.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="sr-only">Change {label.toLowerCase()}:</span>
      {children}
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-soft opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
      />
    </button>
  );
}
