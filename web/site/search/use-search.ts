import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxSearchWords } from '#contract/values/search-kinds.ts';
import { call } from '#web/lib/api/api.ts';

/** How long someone has to pause, in milliseconds. */
const delay = 200;

/** What a search finds once someone pauses; until then, what the one before found. */
export function useSearch(typed: string) {
  const search = typed.trim().split(/\s+/).slice(0, maxSearchWords).join(' ');
  const [q, setQ] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setQ(search), delay);
    return () => clearTimeout(timer);
  }, [search]);
  const query = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => ({
      q,
      results: (await call('GET /search', { query: { q }, signal })).results,
    }),
    enabled: q !== '' && search !== '',
    placeholderData: keepPreviousData,
    // Offline, someone is told so, instead of waiting.
    networkMode: 'always',
    refetchOnReconnect: true,
    // What someone could read a moment ago may not be theirs to read anymore.
    staleTime: 0,
    gcTime: 0,
  });
  return {
    found: search === '' ? undefined : query.data,
    isCurrent: query.data?.q === search,
    error: search === '' ? null : query.error,
    retry: query.refetch,
    isRetrying: query.isFetching,
  };
}
