import { readResourceOrder, resourceOrders } from '#web/features/business/resource-search.ts';
import { useAddressWords } from '#web/lib/address-words.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

/** What comes first, in both lists. */
export function SortResources({ className }: { className?: string }) {
  const [words, changeAddress] = useAddressWords();
  return (
    <FilterSelect
      label="Sort by"
      className={className}
      value={readResourceOrder(words)}
      onChange={(order) => changeAddress({ sort: order === resourceOrders[0] ? null : order })}
      options={resourceOrders.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

const labels = { rating: 'Top rated', date: 'Most recent', feedback: 'Most feedback' };
