import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import { createPasskey } from './webauthn.ts';

export const passkeysQuery = callQuery(['passkeys'], 'GET /users/passkeys');

/** Asks the browser to create a passkey and saves it under a name. */
export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const { options } = await call('POST /users/passkeys/options');
    const response = await createPasskey(options);
    return call('POST /users/passkeys', { body: { name, response } });
  }, passkeysQuery);

export const useRemovePasskey = () =>
  useChange(
    (passkeyId: number) => call('DELETE /users/passkeys/{passkeyId}', { params: { passkeyId } }),
    passkeysQuery,
  );
