import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ConfirmWithProvider } from '#web/features/identities/confirm-with-provider.tsx';
import { UsePasskey } from '#web/features/passkeys/use-passkey.tsx';
import { passkeysQuery } from '#web/features/passkeys/queries.ts';
import { ConfirmPassword } from '#web/features/passwords/confirm-password.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { call } from '#web/lib/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type ConfirmIdentityProps = { onConfirmed: () => void; onCancel: () => void };

/** Asks a signed-in person to confirm their identity with a password, a passkey or a linked login. */
export default function ConfirmIdentity({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { profile } = useProfile();
  const { data } = useQuery(passkeysQuery);
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      size="sm"
      title="Confirm it’s you"
      description="You signed in a while ago. Confirm your identity to make this change."
    >
      <div className="grid gap-4">
        {profile?.hasPassword && (
          <ConfirmPassword email={profile.email} onConfirmed={onConfirmed} />
        )}
        {(data?.passkeys.length ?? 0) > 0 && (
          <UsePasskey
            label="Use your passkey"
            send={(response) =>
              call('POST /auth/identity-confirmation/passkey', { body: { response } })
            }
            onDone={onConfirmed}
          />
        )}
        <ConfirmWithProvider next={pathname + search} />
      </div>
    </Dialog>
  );
}
