import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Project } from '#contract/projects.ts';
import { stateQuery, useReadSubject } from '#web/features/notifications/state.ts';
import { projectQuery } from '#web/features/projects/queries.ts';
import { waitingsQuery } from '#web/features/waitings/queries.ts';

/**
 * Reloads a project that isn't the person's when they're told something, because a place may have opened
 * for them, and marks what they were told about that place as read.
 */
export function useWaitingNews(project: Project | undefined) {
  const client = useQueryClient();
  const { data: state } = useQuery(stateQuery);
  const isReserved = typeof project?.reservedUntil === 'string';
  const { data: waitings } = useQuery({ ...waitingsQuery, enabled: isReserved });
  const own = waitings?.find((waiting) => waiting.project.id === project?.id);
  useReadSubject(own?.reservationId ? `reservation:${own.reservationId}` : undefined);
  const last = state?.last;
  const known = useRef(last);
  const waitingId = project?.can.wait ? project.id : undefined;
  useEffect(() => {
    if (waitingId !== undefined && known.current !== undefined && known.current !== last) {
      void client.invalidateQueries({ queryKey: projectQuery(waitingId).queryKey });
      void client.invalidateQueries({ queryKey: waitingsQuery.queryKey });
    }
    known.current = last;
  }, [client, last, waitingId]);
}
