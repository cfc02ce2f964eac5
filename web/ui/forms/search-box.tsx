import Search from 'lucide-react/icons/search';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from './field.tsx';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Debounce delay in milliseconds. */
  delay?: number;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A debounced search input. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  delay = 200,
  ref,
  className,
}: SearchBoxProps) {
  const [text, setText] = useDebouncedText({ value, onChange, delay });
  return (
    <div className={classNames('relative', className)}>
      <Field
        label={label}
        hideLabel
        type="search"
        placeholder={placeholder}
        maxLength={200}
        ref={ref}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&_input]:pl-10 [&_input]:text-ellipsis"
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute top-0 left-3 h-10 w-4.5 text-soft pointer-coarse:h-11"
      />
    </div>
  );
}

type DebouncedText = { value: string; onChange: (value: string) => void; delay: number };

/**
 * Reports the text after a pause in typing. A reported text comes back as `value` a moment later, or
 * never if a newer one was reported meanwhile. Neither may overwrite what was typed since. Any other
 * value was set from outside and replaces the text.
 */
function useDebouncedText({ value, onChange, delay }: DebouncedText) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<{ value: string; reported: readonly string[] }>({
    value,
    reported: [],
  });
  if (value !== known.value) {
    const arrived = known.reported.indexOf(value);
    setKnown({ value, reported: arrived < 0 ? [] : known.reported.slice(arrived + 1) });
    if (arrived < 0) setText(value);
  }
  const report = useEffectEvent((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === (known.reported.at(-1) ?? known.value)) return;
    setKnown({ ...known, reported: [...known.reported, trimmed] });
    onChange(trimmed);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return [text, setText] as const;
}
