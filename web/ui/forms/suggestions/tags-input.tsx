import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { KnownLabel } from '#contract/values/lists/known-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { addTag } from './add-tag.ts';
import { SuggestField } from './suggest-field.tsx';
import { useLeave } from '#web/ui/forms/use-leave.ts';

export type TagsInputProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  /** The label of the button, such as "Add technology". */
  add: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What was typed but not added yet. Without it, that's added when the field is left. */
  typed?: string;
  onTyped?: (typed: string) => void;
  /** What is suggested while someone types. */
  labels?: readonly KnownLabel[];
  ref?: Ref<{ focus: () => void }>;
};

/** A list of tags, added one at a time, each with a remove button. */
export function TagsInput({
  label,
  hint,
  error,
  placeholder,
  add,
  value,
  onChange,
  typed,
  onTyped,
  labels,
  ref,
}: TagsInputProps) {
  const [own, setOwn] = useState('');
  const text = typed ?? own;
  const setText = onTyped ?? setOwn;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const addLabel = (tag: string) => {
    const next = addTag(value, tag);
    if (next !== value) onChange(next);
    setText('');
  };
  const addTyped = () => {
    addLabel(text);
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter in an empty field submits the form, as usual.
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    addTyped();
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    input.current?.focus();
  };
  const leaving = useLeave(() => {
    if (!onTyped) addLabel(text);
  });
  const shared = {
    ref: input,
    className: 'min-w-0 flex-1',
    label,
    hint,
    error,
    placeholder,
    maxLength: 50,
    value: text,
    onBlur: onTyped ? undefined : leaving.onBlur,
  };
  return (
    <div>
      <div className="flex items-start gap-2">
        {labels ? (
          <SuggestField
            {...shared}
            labels={labels}
            taken={value}
            onTyped={setText}
            onPick={addLabel}
            onEnter={addOnEnter}
          />
        ) : (
          <Field
            {...shared}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={addOnEnter}
          />
        )}
        <Button
          className="mt-6 h-10"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={addTyped}
        >
          {add}
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label={label} className="mt-3 flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <li key={tag} className="max-w-full">
              <Tag onRemove={() => remove(tag)}>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
