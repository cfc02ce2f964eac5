import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** The announcements of a hackathon, newest first. Its live updates reload everything with this prefix. */
export const announcementsQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['hackathons', 'one', slug, 'announcements'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /hackathons/{slug}/announcements', {
        params: { slug },
        query: { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ announcements, hasMore }) =>
      hasMore ? announcements.at(-1)?.id : undefined,
  });

export function useAnnounce(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /hackathons/{slug}/announcements', { params: { slug }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: announcementsQuery(slug).queryKey }),
  });
}
