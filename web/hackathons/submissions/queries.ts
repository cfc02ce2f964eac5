import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Submission, SubmissionForm } from '#contract/hackathons/submissions.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

/** What a team submits to its hackathon. */
export const submissionQuery = (projectId: number) =>
  callQuery(['submissions', 'one', projectId], 'GET /projects/{projectId}/submission', {
    params: { projectId },
  });

export const showSubmission = (client: QueryClient, saved: Submission) =>
  showReply(client, submissionQuery(saved.projectId).queryKey, saved);

/** The teams of a hackathon with what they have submitted. */
export const submissionsQuery = (slug: string) =>
  callQuery(['submissions', 'list', slug], 'GET /hackathons/{slug}/submissions', {
    params: { slug },
  });

/** Saves a submission. The caller shows it with `showSubmission`. */
export function useSaveSubmission(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SubmissionForm) =>
      call('PUT /projects/{projectId}/submission', { params: { projectId }, body }),
    // Perhaps it's over, or a teammate saved something.
    onError: () => client.invalidateQueries(submissionQuery(projectId)),
  });
}

export function useReopenSubmission({ slug, projectId }: { slug: string; projectId: number }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) =>
      call('PUT /projects/{projectId}/submission/reopening', {
        params: { projectId },
        body: { until },
      }),
    onSuccess: () => client.invalidateQueries(submissionsQuery(slug)),
  });
}
