import { classNames } from '#web/ui/class-names.ts';

type SuggestionListProps = {
  id: string;
  items: readonly string[];
  /** The index of the suggestion that Enter chooses, or -1. */
  active: number;
  onPick: (item: string) => void;
};

/** The suggestions below a field, which keeps the focus. */
export const SuggestionList = ({ id, items, active, onPick }: SuggestionListProps) => (
  <>
    <output className="sr-only">
      {items.length > 0 && (items.length === 1 ? '1 suggestion' : `${items.length} suggestions`)}
    </output>
    {items.length > 0 && (
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className="floating absolute inset-x-0 top-full z-30 mt-1 p-1"
      >
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles keys
          <div
            key={item}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
            className={classNames(
              'flex min-h-9 cursor-default items-center rounded-md px-2.5 text-body select-none hover:bg-sunken pointer-coarse:min-h-11',
              index === active && 'bg-accent-soft hover:bg-accent-soft',
            )}
          >
            {item}
          </div>
        ))}
      </div>
    )}
  </>
);
