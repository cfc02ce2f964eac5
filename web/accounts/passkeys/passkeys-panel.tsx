import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './webauthn.ts';
import { PasskeyList } from './passkey-list.tsx';
import { passkeysQuery } from './queries.ts';

/** The person's passkeys, with buttons to add and remove them. */
export function PasskeysPanel() {
  const query = useQuery(passkeysQuery);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load your passkeys."
        className="py-6!"
      />
    );
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
