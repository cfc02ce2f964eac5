import { Link } from 'react-router';
import { dot } from '#web/lib/formats/dot.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { MarkedText } from './marked-text.tsx';
import type { Option, OptionGroup } from './options.ts';

type OptionListProps = {
  id: string;
  groups: readonly OptionGroup[];
  /** The index of the option that Enter opens. */
  active: number;
  /** The words that are marked. */
  search: string;
  onGo: (option: Option, isNewTab: boolean) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** What was found, as links in groups. */
export function OptionList({ id, groups, active, search, onGo }: OptionListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label="Results" className="grid gap-4">
      {groups.map(({ heading, options }, group) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className="px-2.5 pb-1 text-sm font-semibold text-soft">
            {heading}
          </div>
          {options.map((option, index) => (
            <OptionLink
              key={option.path}
              id={optionId(id, starts[group]! + index)}
              isActive={starts[group]! + index === active}
              {...{ option, search, onGo }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionLinkProps = Pick<OptionListProps, 'search' | 'onGo'> & {
  id: string;
  option: Option;
  isActive: boolean;
};

function OptionLink({ id, option, isActive, search, onGo }: OptionLinkProps) {
  const { path, title, facts, excerpt, person } = option;
  return (
    <Link
      ref={(link) => {
        if (isActive) link?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey, shiftKey }) => onGo(option, ctrlKey || metaKey || shiftKey)}
      onAuxClick={() => onGo(option, true)}
      className={classNames(
        'flex min-h-11 scroll-mt-24 scroll-mb-2 items-center gap-3 rounded-md px-2.5 py-1.5 text-body hover:bg-sunken',
        isActive && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      {person && <PersonPiece name={title} seed={person.id} photo={person.avatar} size="sm" />}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere text-ink">
          <MarkedText text={title} search={search} />
        </span>
        {facts.length > 0 && (
          <span className="block truncate text-sm text-soft">{facts.join(dot)}</span>
        )}
        {excerpt && (
          <span dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-soft">
            <MarkedText text={excerpt} search={search} />
          </span>
        )}
      </span>
    </Link>
  );
}
