import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import type { KnownLabel } from '#contract/values/lists/known-labels.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  controlClasses,
  FieldFrame,
  type FieldFrameProps,
  useFieldIds,
} from '#web/ui/forms/field.tsx';
import { useIsSending } from '#web/ui/forms/sending.tsx';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';
import { suggest } from './suggest.ts';

type SuggestFieldProps = FieldFrameProps &
  Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onBlur' | 'name' | 'className'> & {
    label: ReactNode;
    value: string;
    onTyped: (typed: string) => void;
    /** Called with the suggestion that was chosen. Otherwise, it's like one that was typed. */
    onPick?: (label: string) => void;
    /** Called when Enter is pressed and doesn't choose a suggestion. */
    onEnter?: (event: KeyboardEvent) => void;
    labels: readonly KnownLabel[];
    /** Labels that aren't suggested, because they're already there. */
    taken?: readonly string[];
    ref?: Ref<HTMLInputElement>;
  };

const nothing: readonly string[] = [];
const asItIs = (item: string) => item;

/**
 * A text field that suggests known labels while someone types. Any text can be entered. (The one of
 * Base UI hides the rest of the page from screen readers while it suggests something.)
 */
export function SuggestField({
  label,
  hint,
  error,
  hideLabel,
  className,
  value,
  onTyped,
  onPick = onTyped,
  onEnter,
  onBlur,
  labels,
  taken = nothing,
  ...input
}: SuggestFieldProps) {
  const ids = useFieldIds({ hint, error });
  const { items, active, setActive, close, open } = useSuggestions({ labels, typed: value, taken });
  const isSending = useIsSending();
  const listId = `${ids.control.id}-list`;
  const pick = (item: string) => {
    close();
    onPick(item);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isSending) return;
    const chosen = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open(event.key === 'ArrowDown' ? 1 : -1)) return;
      event.preventDefault();
    } else if (event.key === 'Escape' && items.length > 0) {
      // Closes the list, and not the dialog that the field is in.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Enter') {
      close();
      onEnter?.(event);
    }
  };
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, ids, className }}>
      <div className="relative">
        <input
          dir="auto"
          {...input}
          {...ids.control}
          readOnly={isSending}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-activedescendant={active >= 0 ? suggestionId(listId, active) : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            setActive(-1);
            onTyped(event.target.value);
          }}
          onKeyDown={handleKey}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
          className={classNames(controlClasses, 'h-10 pointer-coarse:h-11')}
        />
        <SuggestionList
          id={listId}
          label="Suggestions"
          {...{ items, active }}
          count={formatCount(items.length, 'suggestion')}
          keyOf={asItIs}
          onPick={pick}
        >
          {asItIs}
        </SuggestionList>
      </div>
    </FieldFrame>
  );
}

/** The suggestions while they are shown, and the index of the one that the arrow keys have reached. */
function useSuggestions({
  labels,
  typed,
  taken,
}: {
  labels: readonly KnownLabel[];
  typed: string;
  taken: readonly string[];
}) {
  const [active, setActive] = useState<number>();
  const found = suggest(labels, { typed, taken });
  const items = active === undefined ? nothing : found;
  return {
    items,
    active: Math.min(active ?? -1, items.length - 1),
    setActive,
    close: () => setActive(undefined),
    /** Shows the list and moves in it. Before the first suggestion is the field itself. */
    open: (step: 1 | -1) => {
      if (found.length === 0) return false;
      const stops = found.length + 1;
      setActive((at) => (((at ?? -1) + 1 + step + stops) % stops) - 1);
      return true;
    },
  };
}
