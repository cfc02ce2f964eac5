import { useEffect, useMemo, useState } from 'react';
import type { ListedTicket } from '#contract/tickets.ts';
import type { Arrangement } from './arrange-tickets.ts';

export const loadFilters = () => import('./filters.ts');
type Filters = Awaited<ReturnType<typeof loadFilters>>;

type Options = { searchParams: URLSearchParams; personId: number | undefined };

/**
 * The tickets to show; undefined while what filters and sorts them is loading. All search parameters of
 * a board are about that.
 */
export function useArrangedTickets(
  all: readonly ListedTicket[],
  { searchParams, personId }: Options,
): Arrangement | undefined {
  const [loaded, setLoaded] = useState<Filters>();
  const isArranged = searchParams.size > 0;
  useEffect(() => {
    if (isArranged) void loadFilters().then(setLoaded);
  }, [isArranged]);
  return useMemo(
    () => (isArranged ? loaded?.arrangeTickets(all, { searchParams, personId }) : { tickets: all }),
    [all, searchParams, personId, isArranged, loaded],
  );
}
