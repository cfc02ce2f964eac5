import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { withParams } from '#web/lib/url-params.ts';
import type { ForumCategory } from '#contract/values/forum-card.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { RelativeDate } from '#web/ui/text/dates.tsx';
import { forumSearchParams } from './forum-search.ts';
import { typeTones } from './type-tones.ts';

type CategoryListProps = {
  categories: readonly ForumCategory[];
  /** The search text. If it is a category's name, that category is current. */
  searched: string;
  actionOf?: ((category: ForumCategory) => ReactNode) | undefined;
};

/** The forum categories, each linking to a search for its discussions. */
export const CategoryList = ({ categories, searched, actionOf }: CategoryListProps) => (
  <section aria-labelledby="forum-categories">
    <h2 id="forum-categories" className="text-lg">
      Categories
    </h2>
    <ul className="mt-2 grid divide-y divide-line border-y border-line sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
      {categories.map((category) => (
        <li key={category.id} className="py-3">
          <div className="flex items-start justify-between gap-2">
            <h3 className="text-base">
              <Link
                to={{
                  search: withParams(new URLSearchParams(), searchFor(category.name)).toString(),
                }}
                replace
                preventScrollReset
                aria-current={category.name === searched ? 'true' : undefined}
                className="link inline-block min-h-6 aria-[current]:font-bold aria-[current]:text-ink pointer-coarse:min-h-11 pointer-coarse:content-center"
              >
                {category.name}
              </Link>
            </h3>
            <Badge tone={typeTones[category.type]}>{category.type}</Badge>
          </div>
          <p className="text-body text-soft">{category.description}</p>
          {category.subcategories.length > 0 && (
            <p className="mt-1 text-sm text-faint">{category.subcategories.join(dot)}</p>
          )}
          {actionOf && <div className="float-right -mr-2.5 ml-2">{actionOf(category)}</div>}
          <p className="mt-1 text-sm text-soft tabular-nums">
            {formatCount(category.threadCount, 'thread')}
            {category.lastActivity && (
              <>
                , last activity <RelativeDate day={category.lastActivity} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const searchFor = (category: string) => forumSearchParams({ text: category, type: 'all' });
