import type { Profile } from '#contract/profiles/profiles.ts';
import { UsePasskey } from '#web/accounts/passkeys/use-passkey.tsx';
import { call } from '#web/lib/api/api.ts';

/** Signs in with a passkey instead of a password. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: (profile: Profile) => void }) => (
  <UsePasskey
    label="Sign in with a passkey"
    send={(response) => call('POST /auth/passkey', { body: { response } })}
    onDone={onSignedIn}
  />
);
