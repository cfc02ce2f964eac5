import { useState } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { useAsking } from './asking.ts';
import { useJoinAllowance } from './use-join-allowance.ts';
import { joinFailure, useJoin } from './use-join.ts';

/** Where someone pressed to join: the page's main button, or a role's button. */
export type JoinPlace = 'main' | `role-${number}`;

export type Joining = ReturnType<typeof useJoining>;

/**
 * Joining from one of several places on a page, or asking to, where the team answers first. What goes
 * wrong is shown where it was pressed.
 */
export function useJoining(project: ProjectCard) {
  const join = useJoin(project);
  const asking = useAsking();
  const allowance = useJoinAllowance(project);
  const [place, setPlace] = useState<JoinPlace>('main');
  return {
    allowance,
    hasJoined: join.isSuccess,
    isBusyAt: (asked: JoinPlace) => join.isPending && place === asked,
    failureAt: (asked: JoinPlace) =>
      join.error && place === asked ? getErrorMessage(join.error, joinFailure) : undefined,
    join: ({ at, roleId }: { at: JoinPlace; roleId?: number | undefined }) => {
      if (join.isPending) return;
      if (project.can.ask) {
        asking?.ask?.(project, roleId);
        return;
      }
      setPlace(at);
      join.mutate(roleId === undefined ? {} : { roleId });
    },
  };
}
