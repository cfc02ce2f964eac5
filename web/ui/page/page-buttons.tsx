import { Link, type To } from 'react-router';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { pageRange } from './page-range.ts';

type PageButtonsProps = {
  /** Zero-based. */
  page: number;
  count: number;
  /** Whether there are more pages than `count`. */
  hasMore?: boolean;
  to: (page: number) => To;
};

/** Numbered page links. */
export function PageButtons({ page, count, hasMore = false, to }: PageButtonsProps) {
  if (count < 2) return null;
  const range = pageRange({ page, count, hasMore });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1.5">
      {range.map((item, index) =>
        item === 'gap' ? (
          <span key={`after ${range[index - 1]}`} aria-hidden className="px-1 text-faint">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={to(item)}
            aria-label={`Page ${item + 1}`}
            aria-current={item === page ? 'page' : undefined}
            className={classNames(
              buttonClasses({ variant: item === page ? 'primary' : 'secondary', size: 'sm' }),
              'min-w-9 tabular-nums',
            )}
          >
            {item + 1}
          </Link>
        ),
      )}
    </nav>
  );
}
