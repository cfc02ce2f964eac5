import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { placeList } from './place-list.ts';

type SuggestionListProps<Item> = {
  id: string;
  label: string;
  items: readonly Item[];
  /** How many there are, said to screen readers. */
  count: string;
  keyOf: (item: Item) => string | number;
  /** The index of the suggestion that Enter chooses, or -1. */
  active: number;
  onPick: (item: Item) => void;
  className?: string;
  children: (item: Item) => ReactNode;
};

/** The id of a suggestion in the list, by its index. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggestions below a field, or above it if there's more room. The field keeps the focus. */
export const SuggestionList = <Item,>({
  id,
  label,
  items,
  count,
  keyOf,
  active,
  onPick,
  className,
  children,
}: SuggestionListProps<Item>) => (
  <>
    <output className="sr-only">{items.length > 0 && count}</output>
    {items.length > 0 && (
      <div
        // Measured again when their number changes.
        ref={(list) => {
          if (list && items.length > 0) placeList(list);
        }}
        id={id}
        role="listbox"
        aria-label={label}
        className={classNames(
          'floating absolute inset-x-0 z-30 p-1',
          'data-[side=above]:bottom-full data-[side=above]:mb-1 data-[side=below]:top-full data-[side=below]:mt-1',
          className,
        )}
      >
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles keys
          <div
            key={keyOf(item)}
            id={suggestionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
            className={classNames(
              'flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-body select-none hover:bg-sunken pointer-coarse:min-h-11',
              index === active && 'bg-accent-soft hover:bg-accent-soft',
            )}
          >
            {children(item)}
          </div>
        ))}
      </div>
    )}
  </>
);
