import Search from 'lucide-react/icons/search';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** How long the typing rests until it counts, in milliseconds. */
  rest?: number;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A line to search with. What is typed counts once the typing rests. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  rest = 200,
  ref,
  className,
}: SearchBoxProps) {
  const [text, setText] = useTypedText({ value, tell: onChange, rest });
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
        className="[&_input]:pl-10"
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute top-0 left-3 h-10 w-4.5 text-soft pointer-coarse:h-11"
      />
    </div>
  );
}

type TypedText = { value: string; tell: (value: string) => void; rest: number };

/**
 * A text that is told once it has rested. What was told arrives as the value a moment later, or not
 * at all where more was told meanwhile; neither may undo what was typed since. Any other value was
 * set elsewhere and is taken over.
 */
function useTypedText({ value, tell, rest }: TypedText) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<{ value: string; told: readonly string[] }>({
    value,
    told: [],
  });
  if (value !== known.value) {
    const arrived = known.told.indexOf(value);
    setKnown({ value, told: arrived < 0 ? [] : known.told.slice(arrived + 1) });
    if (arrived < 0) setText(value);
  }
  const tellRested = useEffectEvent((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === (known.told.at(-1) ?? known.value)) return;
    setKnown({ ...known, told: [...known.told, trimmed] });
    tell(trimmed);
  });
  useEffect(() => {
    const timer = setTimeout(() => tellRested(text), rest);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return [text, setText] as const;
}
