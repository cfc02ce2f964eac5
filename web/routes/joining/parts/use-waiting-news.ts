import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { requestsKey } from '#web/joining/join-requests/queries.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { waitingsQuery } from '#web/joining/waitings/queries.ts';
import { useNews } from '#web/app/use-news.ts';

/**
 * Reloads a project that isn't the person's when they're told something: their request may have been
 * answered, or a place may have opened. Marks what they were told about that place as read.
 */
export function useWaitingNews(project: ProjectCard | undefined) {
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
