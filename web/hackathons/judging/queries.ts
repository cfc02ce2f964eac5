import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Judgement, JudgementForm } from '#contract/hackathons/judging.ts';
import { call } from '#web/lib/api/api.ts';
import { showReply } from '#web/lib/api/call-query.ts';

/** The submissions that someone judges, and how far all judges are. */
export const judgingQuery = (slug: string) =>
  queryOptions({
    queryKey: ['judging', slug],
    queryFn: async ({ signal }) => {
      const judging = await call('GET /hackathons/{slug}/judging', { params: { slug }, signal });
      // Judges don't have to wait for the schedule.
      return judging.isDealingDue
        ? call('POST /hackathons/{slug}/judging', { params: { slug }, signal })
        : judging;
    },
  });

export function useJudge({ slug, projectId }: { slug: string; projectId: number }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: JudgementForm) =>
      call('PUT /hackathons/{slug}/judgements/{projectId}', { params: { slug, projectId }, body }),
    onSuccess: (saved: Judgement) =>
      showReply(
        client,
        judgingQuery(slug).queryKey,
        (known) =>
          known && {
            ...known,
            judgements: known.judgements.map((one) =>
              one.projectId === saved.projectId ? saved : one,
            ),
          },
      ),
  });
}

export const useRemindJudges = (slug: string) =>
  useMutation({
    mutationFn: () => call('POST /hackathons/{slug}/judging/reminders', { params: { slug } }),
  });
