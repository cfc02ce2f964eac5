import { call } from '#web/lib/api/api.ts';
import { useChange } from '#web/lib/api/use-change.ts';

const paramsOf = (projectId: number) => ({ params: { projectId: String(projectId) } });

const useHandover = <Variables>(mutationFn: (variables: Variables) => Promise<unknown>) =>
  useChange(mutationFn, { queryKey: ['projects'] });

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
