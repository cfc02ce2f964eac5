import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { categoryFilters, type EventSearch } from './event-search.ts';

type SearchEventsProps = {
  search: EventSearch;
  onChange: (change: Partial<EventSearch>) => void;
};

/** The search box and the category filter. */
export const SearchEvents = ({ search, onChange }: SearchEventsProps) => (
  <search className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-[minmax(0,1fr)_10rem] sm:grid-cols-[minmax(0,1fr)_13rem]">
    <SearchBox
      label="Search events"
      placeholder="Search events..."
      // Short, because nothing is loaded. It only avoids changing the URL with every key.
      delay={150}
      value={search.search}
      onChange={(text) => onChange({ search: text })}
    />
    <Select
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
