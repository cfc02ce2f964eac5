import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import { requestsKey } from '#web/features/join-requests/queries.ts';
import { useReadSubject } from '#web/features/notifications/state.ts';
import { waitingsQuery } from '#web/features/waitings/queries.ts';
import { useNews } from './use-news.ts';

/**
 * Reloads a person's requests and reserved places when they're told something, and marks what they were
 * told about a project's reserved place as read.
 */
export function useWaitingNews(project: Project | undefined) {
  const client = useQueryClient();
  const isReserved = typeof project?.reservedUntil === 'string';
  const { data: waitings } = useQuery({ ...waitingsQuery, enabled: isReserved });
  const own = waitings?.find((waiting) => waiting.project.id === project?.id);
  useReadSubject(own?.reservationId ? `reservation:${own.reservationId}` : undefined);
  useNews(() => {
    for (const queryKey of [requestsKey, waitingsQuery.queryKey])
      void client.invalidateQueries({ queryKey });
  });
}
