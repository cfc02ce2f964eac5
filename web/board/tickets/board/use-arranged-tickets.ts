import { useEffect, useMemo, useState } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import type { Arrangement } from './filter-and-sort.ts';

const importTools = () => import('./board-tools.ts');
type Tools = Awaited<ReturnType<typeof importTools>>;

let tools: Tools | undefined;

export const loadTools = async () => (tools = await importTools());

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
  // Once loaded, they're there at once, so that the board stays when one begins to filter.
  const arrange = (loaded ?? tools)?.arrangeTickets;
  const isArranged = searchParams.size > 0;
  useEffect(() => {
    if (isArranged) void loadTools().then(setLoaded);
  }, [isArranged]);
  return useMemo(
    () => (isArranged ? arrange?.(all, { searchParams, personId }) : { tickets: all }),
    [all, searchParams, personId, isArranged, arrange],
  );
}
