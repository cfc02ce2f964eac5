import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { createPasskey } from './webauthn.ts';

export const passkeysQuery = callQuery(['passkeys'], 'GET /users/passkeys');

/** Asks the browser to create a passkey and saves it under a name. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await call('POST /users/passkeys/options');
      const response = await createPasskey(options);
      return call('POST /users/passkeys', { body: { name, response } });
    },
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (passkeyId: number) =>
      call('DELETE /users/passkeys/{passkeyId}', { params: { passkeyId } }),
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}
