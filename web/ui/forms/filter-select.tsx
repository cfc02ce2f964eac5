import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClasses } from './field.tsx';

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  hideLabel?: boolean;
  ref?: Ref<HTMLSelectElement>;
  className?: string;
};

/** A labeled native dropdown, for filters. */
export function FilterSelect<Value extends string>({
  label,
  value,
  onChange,
  options,
  hideLabel = false,
  ref,
  className,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={classNames(
            controlClasses,
            'h-10 cursor-pointer appearance-none truncate pr-9 pointer-coarse:h-11',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
        />
      </div>
    </div>
  );
}
