import { useUrlParams } from '#web/lib/url-params.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { readResourceOrder, resourceOrders } from './resource-search.ts';

/** The sort order of both resource lists. */
export function SortResources({ className }: { className?: string }) {
  const [searchParams, changeParams] = useUrlParams();
  return (
    <Select
      label="Sort by"
      className={className}
      value={readResourceOrder(searchParams)}
      onChange={(order) => changeParams({ sort: order === resourceOrders[0] ? null : order })}
      options={resourceOrders.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

const labels = { rating: 'Top rated', date: 'Most recent', feedback: 'Most feedback' };
