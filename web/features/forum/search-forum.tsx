import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { type ForumSearch, typeFilters } from './forum-search.ts';

type SearchForumProps = {
  search: ForumSearch;
  onChange: (change: Partial<ForumSearch>) => void;
  boxRef: Ref<HTMLInputElement>;
};

/** The search box and the type filter. */
export const SearchForum = ({ search, onChange, boxRef }: SearchForumProps) => (
  <search className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <SearchBox
      label="Search discussions"
      placeholder="Search discussions..."
      value={search.text}
      onChange={(text) => onChange({ text })}
      ref={boxRef}
      className="min-w-56 flex-1"
    />
    <div role="group" aria-label="Type" className="flex flex-wrap gap-1">
      {typeFilters.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === search.type}
          onClick={() => onChange({ type })}
          className={classNames(
            pillClasses,
            type === search.type ? pressedClasses : unpressedClasses,
          )}
        >
          {type === 'all' ? 'All' : type}
        </button>
      ))}
    </div>
  </search>
);

const pillClasses =
  'min-h-9 rounded-md border px-2.5 text-body font-medium pointer-coarse:min-h-11';
const pressedClasses = 'border-accent bg-accent-soft text-ink';
const unpressedClasses = 'border-transparent text-soft hover:bg-sunken hover:text-ink';
