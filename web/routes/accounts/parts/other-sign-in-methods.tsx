import { useQuery } from '@tanstack/react-query';
import { LinkedLogins } from '#web/accounts/identities/linked-logins.tsx';
import { identitiesQuery } from '#web/accounts/identities/queries.ts';
import { PasskeyList } from '#web/accounts/passkeys/passkey-list.tsx';
import { passkeysQuery } from '#web/accounts/passkeys/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/**
 * After signing out everywhere else, lists the linked logins and passkeys that can still sign in.
 * Renders nothing if there are none.
 */
export function OtherSignInMethods({ onClose }: { onClose: () => void }) {
  const { data: identities = [] } = useQuery(identitiesQuery);
  const { data: { passkeys } = { passkeys: [] } } = useQuery(passkeysQuery);
  const linked = identities.filter((identity) => identity.linked);
  if (linked.length + passkeys.length === 0) return null;
  return (
    <Dialog
      onOpenChange={onClose}
      size="sm"
      title="Signed out everywhere else"
      description="You can still sign in with these. Remove any you don’t recognize."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        {linked.length > 0 && <LinkedLogins identities={linked} />}
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      </div>
    </Dialog>
  );
}
