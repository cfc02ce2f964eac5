import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import { requestsKey } from '#web/features/join-requests/queries.ts';
import { useReadSubject } from '#web/features/notifications/state.ts';
import { countFreePlaces } from '#web/features/projects/joining/open-places.ts';
import { projectQuery } from '#web/features/projects/queries.ts';
import { waitingsQuery } from '#web/features/waitings/queries.ts';
import { useNews } from './use-news.ts';

/**
 * Reloads a project that isn't the person's when they're told something: their request may have been
 * answered, or a place may have opened. Marks what they were told about that place as read.
 */
export function useWaitingNews(project: Project | undefined) {
  const client = useQueryClient();
  const isReserved = typeof project?.reservedUntil === 'string';
  const { data: waitings } = useQuery({ ...waitingsQuery, enabled: isReserved });
  const own = waitings?.find((waiting) => waiting.project.id === project?.id);
  useReadSubject(own?.reservationId ? `reservation:${own.reservationId}` : undefined);
  const reload = () => {
    if (!project || project.can.open) return;
    for (const { queryKey } of [projectQuery(project.id), { queryKey: requestsKey }, waitingsQuery])
      void client.invalidateQueries({ queryKey });
  };
  // The page may have loaded just before they were told.
  const mayWait = project !== undefined && (project.hasAsked || countFreePlaces(project) === 0);
  useNews(reload, { orBefore: mayWait });
}
