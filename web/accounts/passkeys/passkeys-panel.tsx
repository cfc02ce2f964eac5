import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './webauthn.ts';
import { PasskeyList } from './passkey-list.tsx';
import { passkeysQuery } from './queries.ts';

/** The person's passkeys, with buttons to add and remove them. */
export function PasskeysPanel() {
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery);
  if (!data && error) {
    return (
      <LoadFailure onRetry={refetch} busy={isFetching}>
        {getErrorMessage(error, 'Couldn’t load your passkeys.')}
      </LoadFailure>
    );
  }
  if (!data) return <Loading className="py-6!" />;
  const { available, passkeys } = data;
  return (
    <div className="grid gap-4">
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      {available && canUsePasskeys() ? (
        <>
          {passkeys.length === 0 && <p className="text-soft">You have no passkeys yet.</p>}
          <AddPasskey />
        </>
      ) : (
        <p className="text-sm text-soft">
          To use passkeys, open Pieces over HTTPS at its domain name (or at localhost) in a browser
          that supports them.
        </p>
      )}
    </div>
  );
}
