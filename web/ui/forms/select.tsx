import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClasses, FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx';

type SelectProps<Value> = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'children'> & {
    label: string;
    value: Value;
    onChange: (value: Value) => void;
    options: readonly { value: Value; label: string }[];
    size?: 'sm' | 'md';
    /** Shown instead of the chosen option's label, where browsers support it. */
    children?: ReactNode;
  };

/** A labeled native dropdown. Browsers that can't style it show their own, as phones do. */
export function Select<Value extends string | number | null>({
  label,
  hint,
  error,
  hideLabel,
  className,
  value,
  onChange,
  options,
  size = 'md',
  children,
  onKeyDown,
  ...select
}: SelectProps<Value>) {
  const ids = useFieldIds({ hint, error });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => stopBlurOfOptions(box.current!), []);
  const choose = (key: string) => {
    const chosen = options.find((option) => String(option.value) === key);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  };
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, ids, className }}>
      <div ref={box} className="select-box">
        <select
          {...select}
          {...ids.control}
          value={String(value)}
          onChange={(event) => choose(event.target.value)}
          onKeyDown={(event) => {
            // Escape in the open list, where an option has the focus, closes the list and not its dialog.
            if (event.key === 'Escape' && event.target !== event.currentTarget)
              event.stopPropagation();
            onKeyDown?.(event);
          }}
          className={classNames(
            controlClasses,
            'select cursor-pointer truncate pr-9 disabled:opacity-60',
            size === 'sm' ? 'h-8 pl-2.5 text-sm pointer-coarse:h-10' : 'h-10 pointer-coarse:h-11',
          )}
        >
          {children && (
            <button tabIndex={-1} aria-hidden className="select-face">
              {children}
            </button>
          )}
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="select-arrow" />
      </div>
    </FieldFrame>
  );
}

/** A dialog that sees an option lose the focus takes it, before the browser returns it to the select. */
function stopBlurOfOptions(box: HTMLElement) {
  const stop = (event: FocusEvent) => {
    if (event.target instanceof HTMLOptionElement) event.stopPropagation();
  };
  box.addEventListener('focusout', stop);
  return () => box.removeEventListener('focusout', stop);
}
