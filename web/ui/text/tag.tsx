import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

/** A tag. With `onRemove` it has a remove button. */
export const Tag = ({ children, onRemove }: { children: ReactNode; onRemove?: () => void }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-1 rounded-sm border border-line bg-paper px-1.5 text-caption leading-5 text-ink">
    <span dir="auto" className="truncate">
      {children}
    </span>
    {onRemove && (
      <button
        type="button"
        aria-label={`Remove ${typeof children === 'string' ? children : ''}`.trim()}
        onClick={onRemove}
        className="-mr-1 grid size-6 place-items-center rounded-sm text-soft hover:bg-red hover:text-red-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    )}
  </span>
);
