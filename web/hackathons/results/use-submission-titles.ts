import { useQuery } from '@tanstack/react-query';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { submissionsQuery } from '#web/hackathons/submissions/queries.ts';
import { resultsQuery } from './queries.ts';

type Of = Pick<Hackathon, 'slug' | 'phase' | 'resultsPublishedAt' | 'can'>;

/**
 * What teams called their submissions, by project, once the hackathon is over. Before the results are
 * published, only those who run it know.
 */
export function useSubmissionTitles({ slug, phase, resultsPublishedAt, can }: Of) {
  const isPublished = resultsPublishedAt !== null;
  const isOver = phase === 'ended';
  const results = useQuery({ ...resultsQuery(slug), enabled: isOver && isPublished });
  const submissions = useQuery({
    ...submissionsQuery(slug),
    enabled: isOver && !isPublished && can.seeSubmissions,
  });
  const known = results.data?.results ?? submissions.data ?? [];
  return new Map(known.map(({ projectId, title }) => [projectId, title]));
}
