import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { maxSearchLength } from '#contract/values/search-kinds.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { keepOpened, listOpened } from './opened-results.ts';
import { optionId, OptionList } from './option-list.tsx';
import { countOf, groupsOf, openedGroups, type Option, type OptionGroup } from './options.ts';
import { useSearch } from './use-search.ts';

type SearchPanelProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Called when someone goes to a result, with whether that's another page. */
  onGo: (isElsewhere: boolean) => void;
};

/** The field and what it finds. The field keeps the focus while the arrow keys move in the results. */
export function SearchPanel({ input, onGo }: SearchPanelProps) {
  const [typed, setTyped] = useState('');
  const [opened] = useState(() => openedGroups(listOpened()));
  const { found, isCurrent, error, retry, isRetrying } = useSearch(typed);
  const isEmpty = typed.trim() === '';
  const groups = error ? [] : found ? groupsOf(found.results) : isEmpty ? opened : [];
  const listId = useId();
  const { active, moveTo } = useActive(groups, found?.q ?? '');
  const options = groups.flatMap((group) => group.options);
  const isMember = hasSession();
  /** What was typed when Enter was pressed before it was found. */
  const [awaited, setAwaited] = useState<string>();
  const firstId = optionId(listId, 0);
  const isFound = awaited === typed && isCurrent && options.length > 0;
  useEffect(() => {
    if (isFound) document.getElementById(firstId)?.click();
  }, [isFound, firstId]);

  const go = ({ title, path }: Option, isNewTab: boolean) => {
    keepOpened({ title, path });
    if (!isNewTab) onGo(location.pathname + location.search !== path);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = nextOf(event.key, { active, last: options.length - 1 });
    const chosen = options[active];
    const isReady = isEmpty || isCurrent;
    if (next !== undefined && options.length > 0 && !event.shiftKey) moveTo(next);
    else if (event.key !== 'Enter') return;
    // What an older search found isn't what was typed.
    else if (!isReady) setAwaited(event.ctrlKey || event.metaKey ? undefined : typed);
    else if (chosen) {
      if (event.ctrlKey || event.metaKey) {
        go(chosen, true);
        window.open(chosen.path, '_blank', 'noopener');
      } else document.getElementById(optionId(listId, active))?.click();
    }
    event.preventDefault();
  };
  return (
    <div className="sm:h-[min(64dvh,36rem)]">
      <div className="sticky top-0 z-10 bg-surface pt-1 pb-3">
        <Field
          ref={input}
          label="Search everything"
          hideLabel
          placeholder={isMember ? 'Tickets, projects, people…' : 'Projects, people, forum…'}
          type="search"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={maxSearchLength}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={options.length > 0 ? optionId(listId, active) : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAwaited(undefined);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <output className="sr-only">{found && isCurrent && !error && countOf(options.length)}</output>
      {error ? (
        <QueryFailure
          query={{ error, refetch: retry }}
          busy={isRetrying}
          failure="Couldn’t search. Check your connection and try again."
        />
      ) : options.length > 0 ? (
        <OptionList {...{ groups, active, onGo: go }} id={listId} search={found?.q ?? ''} />
      ) : (
        <SearchHint isMember={isMember} missed={found && isCurrent ? found.q : undefined} />
      )}
    </div>
  );
}

/** The option that Enter opens: the first, until the arrow keys move. */
function useActive(groups: readonly OptionGroup[], search: string) {
  const [at, setAt] = useState({ search, index: 0 });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return {
    active: at.search === search ? Math.min(at.index, Math.max(0, count - 1)) : 0,
    moveTo: (index: number) => setAt({ search, index }),
  };
}

function nextOf(key: string, { active, last }: { active: number; last: number }) {
  if (key === 'ArrowDown') return active === last ? 0 : active + 1;
  if (key === 'ArrowUp') return active === 0 ? last : active - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** What can be searched, before anything is typed or if nothing was found. */
function SearchHint({ isMember, missed }: { isMember: boolean; missed: string | undefined }) {
  const searched = isMember
    ? 'your teams’ tickets, documentation and discussions, and all projects, people and the forum'
    : 'projects, people and the forum';
  return (
    <div className="py-10 text-center text-balance text-soft">
      {missed !== undefined && (
        <p className="mb-1 font-semibold wrap-anywhere text-ink">No results for “{missed}”</p>
      )}
      <p>Search {searched}.</p>
      <p>
        The beginning of a word is enough
        {isMember && ', and #18 finds the ticket with that number'}.
      </p>
    </div>
  );
}
