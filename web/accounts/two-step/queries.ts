import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { appSetUp } from '#contract/accounts/two-step.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

export const twoStepQuery = callQuery(['two-step'], 'GET /users/two-step');

/** The methods for the second step, if the first one is already done in this browser. */
export const pendingSecondStepQuery = queryOptions({
  queryKey: ['two-step', 'pending'],
  queryFn: async ({ signal }) => (await call('GET /auth/second-step', { signal })).ways,
  staleTime: 0,
  gcTime: 0,
});

/** A new secret for an authenticator app. The server only stores it after a correct code. */
export const appQuery = queryOptions({
  queryKey: ['two-step', 'app'],
  queryFn: () => call('POST /users/two-step/app/options'),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});

type AppSetUp = z.input<typeof appSetUp>;

const useTwoStepChange = <Input, Result>(mutationFn: (input: Input) => Promise<Result>) =>
  useChange(mutationFn, { queryKey: twoStepQuery.queryKey, exact: true });

export const useSetUpApp = () =>
  useTwoStepChange((body: AppSetUp) => call('PUT /users/two-step/app', { body }));

export const useRemoveApp = () => useTwoStepChange(() => call('DELETE /users/two-step/app'));

export const useTurnOn = () => useTwoStepChange(() => call('PUT /users/two-step'));

export const useTurnOff = () => useTwoStepChange(() => call('DELETE /users/two-step'));

export const useNewRecoveryCodes = () =>
  useTwoStepChange(() => call('POST /users/two-step/recovery-codes'));
