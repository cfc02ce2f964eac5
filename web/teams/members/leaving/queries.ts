import { useMutation } from '@tanstack/react-query';
import type { HandOver } from '#contract/teams/departures.ts';
import { call } from '#web/lib/api/api.ts';
import { useChange } from '#web/lib/api/use-change.ts';

type StepBack = {
  /** The person, so that their page doesn't take this for a removal. */
  userId: number | undefined;
  on: string | null;
  note: string;
  handOver: HandOver[];
};

/** Leaves a team, now or on a later day. `mutationKey`: what tells that someone is leaving. */
export const useStepBack = (projectId: number, mutationKey: readonly unknown[]) =>
  useMutation({
    mutationKey,
    mutationFn: ({ on, note, handOver }: StepBack) =>
      call('POST /projects/{projectId}/departures', {
        params: { projectId },
        body: { on, note, handOver },
      }),
  });

/** Stays on a team that someone planned to leave. */
export const useStay = (projectId: number) =>
  useChange(() => call('DELETE /projects/{projectId}/departures', { params: { projectId } }), {
    queryKey: ['projects'],
  });
