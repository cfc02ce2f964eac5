import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicationForm, Ranking } from '#contract/hackathons/results.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

/** The published results of a hackathon. */
export const resultsQuery = (slug: string) =>
  callQuery(['results', slug], 'GET /hackathons/{slug}/results', { params: { slug } });

/** What the results would be now, for organizers. */
export const rankingQuery = (slug: string) =>
  callQuery(['ranking', slug], 'GET /hackathons/{slug}/ranking', { params: { slug } });

export function usePublishResults(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PublicationForm) =>
      call('POST /hackathons/{slug}/results', { params: { slug }, body }),
    onSuccess: (published) => showReply(client, resultsQuery(slug).queryKey, published),
    onError: async (error) => {
      if (isProblem(error, 'stale_ranking') && error.current)
        await showReply(client, rankingQuery(slug).queryKey, error.current as Ranking);
    },
  });
}
