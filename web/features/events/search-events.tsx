import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { categoryFilters, type EventSearch } from '#web/features/events/event-search.ts';
import { Field } from '#web/ui/field.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';

type SearchEventsProps = {
  search: EventSearch;
  onChange: (change: Partial<EventSearch>) => void;
};

/** The search box and the category. */
export function SearchEvents({ search, onChange }: SearchEventsProps) {
  const [text, setText] = useTypedText(search.search, (typed) => onChange({ search: typed }));
  return (
    <search className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-[minmax(0,1fr)_10rem] sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="relative">
        <Field
          label="Search events"
          hideLabel
          type="search"
          placeholder="Search events..."
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="[&_input]:pl-10"
        />
        <Search
          aria-hidden
          className="pointer-events-none absolute top-0 left-3 h-10 w-4.5 text-soft pointer-coarse:h-11"
        />
      </div>
      <FilterSelect
        label="Category"
        hideLabel
        value={search.category}
        onChange={(category) => onChange({ category })}
        options={categoryFilters.map((value) => ({
          value,
          label: value === 'all' ? 'All categories' : value,
        }))}
      />
    </search>
  );
}

/** Short, since nothing has to be loaded; it spares the address a change at every key. */
const rest = 150;

/** A text that is told once it has rested; where it changes elsewhere, it is taken over. */
function useTypedText(value: string, tell: (value: string) => void) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  const tellRested = useEffectEvent((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === told) return;
    setTold(trimmed);
    tell(trimmed);
  });
  useEffect(() => {
    const timer = setTimeout(() => tellRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
