import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

const paramsOf = (projectId: number) => ({ params: { projectId: String(projectId) } });

function useHandover<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
}

export const useOfferProject = (projectId: number) =>
  useHandover((userId: number) =>
    call('POST /projects/{projectId}/creator', { ...paramsOf(projectId), body: { userId } }),
  );

/** Withdraws or declines an offer. */
export const useCloseOffer = (projectId: number) =>
  useHandover<void>(() => call('DELETE /projects/{projectId}/creator', paramsOf(projectId)));

export const useAcceptProject = (projectId: number) =>
  useHandover<void>(() =>
    call('POST /projects/{projectId}/creator/acceptance', paramsOf(projectId)),
  );
