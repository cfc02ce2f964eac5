import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useListSide } from './use-list-side.ts';

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
}: SuggestionListProps<Item>) => {
  const { ref, isAbove } = useListSide(items.length);
  return (
    <>
      <output className="sr-only">{items.length > 0 && count}</output>
      {items.length > 0 && (
        <div
          ref={ref}
          id={id}
          role="listbox"
          aria-label={label}
          className={classNames(
            'floating absolute inset-x-0 z-30 p-1',
            isAbove ? 'bottom-full mb-1' : 'top-full mt-1',
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
};
