import { useEffect, useMemo, useState } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import type { Arrangement } from './filter-and-sort.ts';

export const loadTools = () => import('./board-tools.ts');
type Tools = Awaited<ReturnType<typeof loadTools>>;

type Options = { searchParams: URLSearchParams; personId: number | undefined };

/**
 * The tickets to show; undefined while what filters and sorts them is loading. All search parameters of
 * a board are about that.
 */
export function useArrangedTickets(
  all: readonly ListedTicket[],
  { searchParams, personId }: Options,
): Arrangement | undefined {
  const [loaded, setLoaded] = useState<Tools>();
  const isArranged = searchParams.size > 0;
  useEffect(() => {
    if (isArranged) void loadTools().then(setLoaded);
  }, [isArranged]);
  return useMemo(
    () => (isArranged ? loaded?.arrangeTickets(all, { searchParams, personId }) : { tickets: all }),
    [all, searchParams, personId, isArranged, loaded],
  );
}
