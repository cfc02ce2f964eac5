import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { EditCategory } from './edit-category.tsx';
import { type Category, categoriesQuery } from './queries.ts';
import { typeTones } from './type-tones.ts';

/** The categories of the forum, which an admin adds, changes and merges. */
export function CategorySettings() {
  const { data, error, refetch } = useQuery(categoriesQuery);
  const [edited, setEdited] = useState<Category | 'new'>();
  const categories = data?.categories ?? [];
  return (
    <section aria-labelledby="category-settings" className="mt-3">
      <div className="flex items-center justify-between gap-2">
        <h3 id="category-settings" tabIndex={-1} className="text-base">
          Categories
        </h3>
        <Button size="sm" onClick={() => setEdited('new')}>
          Add category
        </Button>
      </div>
      {!data && <QueryFailure query={{ error, refetch }} what="the categories" className="mt-2" />}
      <ul className="mt-1.5 divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {categories.map((category) => (
          <li key={category.id} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium wrap-anywhere">{category.name}</span>
                <Badge tone={typeTones[category.type]}>{category.type}</Badge>
              </p>
              <p className="text-sm wrap-anywhere text-soft">{category.description}</p>
              <p className="text-sm text-faint">{formatCount(category.threads, 'thread')}</p>
            </div>
            <Button size="sm" variant="quiet" onClick={() => setEdited(category)}>
              Edit<span className="sr-only"> {category.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <EditCategory
          category={edited === 'new' ? undefined : edited}
          others={categories.filter((one) => one !== edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
