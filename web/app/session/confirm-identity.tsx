import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { ConfirmWithProvider } from '#web/accounts/identities/confirm-with-provider.tsx';
import { UsePasskey } from '#web/accounts/passkeys/use-passkey.tsx';
import { passkeysQuery } from '#web/accounts/passkeys/queries.ts';
import { ConfirmPassword } from '#web/accounts/passwords/confirm-password.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { pendingSecondStepQuery } from '#web/accounts/two-step/queries.ts';
import { SecondStep } from '#web/accounts/two-step/second-step.tsx';
import { call } from '#web/lib/api/api.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { focusDialog } from '#web/ui/overlays/focus-dialog.ts';

type ConfirmIdentityProps = { onConfirmed: () => void; onCancel: () => void };

/** Asks a signed-in person to confirm their identity, with a second step if two-step sign-in is on. */
export default function ConfirmIdentity({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { profile } = useProfile();
  const { data } = useQuery(passkeysQuery);
  const { pathname, search } = useLocation();
  // After a redirect back from a provider, the first step is already done.
  const { data: pending } = useQuery(pendingSecondStepQuery);
  const [chosen, setMethods] = useState<SecondStepWays>();
  const methods = chosen ?? pending;
  const passkey = (data?.passkeys.length ?? 0) > 0 && (
    <UsePasskey
      label="Use your passkey"
      send={(response) => call('POST /auth/identity-confirmation/passkey', { body: { response } })}
      onDone={onConfirmed}
    />
  );
  return (
    <Dialog
      onOpenChange={onCancel}
      size="sm"
      // The fields take the focus themselves, even when the second step replaces the first.
      {...((methods ?? profile?.hasPassword) && { initialFocus: false as const })}
      title="Confirm it’s you"
      description="You signed in a while ago. Confirm your identity to make this change."
    >
      {methods ? (
        <SecondStep
          hasApp={methods.hasApp}
          passkey={passkey}
          send={(body) => call('POST /auth/identity-confirmation/second-step', { body })}
          onDone={onConfirmed}
        />
      ) : (
        <div className="grid gap-4">
          {profile?.hasPassword && (
            <ConfirmPassword
              email={profile.email}
              onConfirmed={onConfirmed}
              onSecondStep={(required) => {
                focusDialog();
                setMethods(required);
              }}
            />
          )}
          {passkey}
          <ConfirmWithProvider next={pathname + search} />
        </div>
      )}
    </Dialog>
  );
}
