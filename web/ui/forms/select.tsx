import { Select as Base } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClasses, useFieldIds } from './field.tsx';

type SelectProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  size?: 'sm' | 'md';
  hideLabel?: boolean;
  disabled?: boolean;
  /** Renders it open, for example when it replaces a badge. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** For react-hook-form's Controller, which focuses the first invalid field. */
  ref?: React.Ref<HTMLButtonElement>;
  className?: string;
};

/** A labeled dropdown. */
export function Select<Value extends string | number | null>({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  error,
  size = 'md',
  hideLabel,
  disabled,
  defaultOpen,
  onOpenChange,
  ref,
  className,
}: SelectProps<Value>) {
  const ids = useFieldIds({ hint, error });
  return (
    <div className={className}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        onOpenChange={(open) => onOpenChange?.(open)}
        {...{ disabled, defaultOpen }}
      >
        <Base.Label className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-semibold'}>
          {label}
        </Base.Label>
        <Base.Trigger
          ref={ref}
          aria-describedby={ids.control['aria-describedby']}
          aria-invalid={ids.control['aria-invalid']}
          className={classNames(
            controlClasses,
            'flex items-center justify-between gap-2 text-left data-disabled:opacity-60',
            size === 'sm'
              ? 'h-8 pr-2 pl-2.5 text-sm pointer-coarse:h-10'
              : 'h-10 pr-2.5 pointer-coarse:h-11',
          )}
        >
          <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-faint" />
          <Base.Icon>
            <ChevronDown aria-hidden className="size-4 text-soft" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal role="region" aria-label="Options">
          <Base.Positioner
            sideOffset={4}
            alignItemWithTrigger={false}
            className="z-60 outline-none"
          >
            <Base.Popup className="floating max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1 outline-none">
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={String(option.value)}
                    value={option.value}
                    className="flex min-h-9 cursor-default items-center gap-2 rounded-md px-2 text-body outline-none select-none data-highlighted:bg-accent-soft data-selected:font-semibold pointer-coarse:min-h-11"
                  >
                    {option.icon}
                    <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {hint && (
        <p id={ids.hint} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className="mt-1 text-sm font-medium text-red-ink">
          {error}
        </p>
      )}
    </div>
  );
}
