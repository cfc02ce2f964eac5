import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

export const communityQuery = queryOptions({
  queryKey: ['community'],
  queryFn: ({ signal }) => call('GET /community', { signal }),
  // Settings change when Pieces restarts.
  staleTime: Infinity,
});

export const communityTextQuery = (text: 'terms' | 'privacy') =>
  queryOptions({
    queryKey: ['community', text],
    queryFn: ({ signal }) =>
      text === 'terms'
        ? call('GET /community/terms', { signal })
        : call('GET /community/privacy', { signal }),
    staleTime: Infinity,
  });
