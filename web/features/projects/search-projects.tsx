import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  difficultyFilters,
  type ProjectSearch,
  searchDebounce,
  statusFilters,
} from '#web/features/projects/project-search.ts';
import { Field } from '#web/ui/field.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';

type SearchProjectsProps = {
  search: ProjectSearch;
  onChange: (change: Partial<ProjectSearch>) => void;
};

/** The search box and the two filters. What is typed counts once the typing rests. */
export function SearchProjects({ search, onChange }: SearchProjectsProps) {
  const [text, setText] = useTypedText(search.searchQuery, (searchQuery) =>
    onChange({ searchQuery }),
  );
  return (
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_auto_auto]">
      <div className="relative max-sm:col-span-2">
        <Field
          label="Search projects"
          hideLabel
          type="search"
          placeholder="Search projects by name, technology, or description"
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
        label="Difficulty"
        hideLabel
        className="sm:w-48"
        value={search.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={difficultyFilters.map((value) => ({
          value,
          label: value === 'all' ? 'All difficulties' : value,
        }))}
      />
      <FilterSelect
        label="Status"
        hideLabel
        className="sm:w-44"
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? 'All statuses' : value,
        }))}
      />
    </search>
  );
}

/** A text that is told once it has rested; where it changes elsewhere, it is taken over. */
function useTypedText(value: string, tell: (value: string) => void) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  const rest = useEffectEvent((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === told) return;
    setTold(trimmed);
    tell(trimmed);
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(text), searchDebounce);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
