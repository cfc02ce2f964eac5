import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import {
  difficultyFilters,
  type ProjectSearch,
  searchDebounce,
  statusFilters,
} from './project-search.ts';

type SearchProjectsProps = {
  search: ProjectSearch;
  onChange: (change: Partial<ProjectSearch>) => void;
};

/** The search box (debounced) and the two filters. */
export const SearchProjects = ({ search, onChange }: SearchProjectsProps) => (
  <search className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_auto_auto]">
    <SearchBox
      label="Search projects"
      placeholder="Search projects by name, technology, or description"
      className="max-sm:col-span-2"
      delay={searchDebounce}
      value={search.searchQuery}
      onChange={(searchQuery) => onChange({ searchQuery })}
    />
    <Select
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
    <Select
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
