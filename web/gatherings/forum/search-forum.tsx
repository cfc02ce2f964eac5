import type { Ref } from 'react';
import { Pill } from '#web/ui/forms/pill.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { type ForumSearch, typeFilters } from './forum-search.ts';

type SearchForumProps = {
  search: ForumSearch;
  onChange: (change: Partial<ForumSearch>) => void;
  boxRef: Ref<HTMLInputElement>;
  /** Whether it can be limited to what nobody has replied to. */
  offersUnanswered: boolean;
};

/** The search box and the type filter. */
export const SearchForum = ({ search, onChange, boxRef, offersUnanswered }: SearchForumProps) => (
  <search className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <SearchBox
      label="Search discussions"
      placeholder="Search discussions..."
      value={search.text}
      onChange={(text) => onChange({ text })}
      ref={boxRef}
      className="min-w-56 flex-1"
    />
    <div className="flex flex-wrap gap-1">
      <div role="group" aria-label="Type" className="contents">
        {typeFilters.map((type) => (
          <Pill key={type} isPressed={type === search.type} onPress={() => onChange({ type })}>
            {type === 'all' ? 'All' : type}
          </Pill>
        ))}
      </div>
      {offersUnanswered && (
        <Pill
          isPressed={search.isUnanswered === true}
          onPress={() => onChange({ isUnanswered: !search.isUnanswered })}
        >
          Unanswered
        </Pill>
      )}
    </div>
  </search>
);
