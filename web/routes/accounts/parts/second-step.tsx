import type { Profile } from '#contract/profiles/profiles.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { UsePasskey } from '#web/accounts/passkeys/use-passkey.tsx';
import { SecondStep as CodeStep } from '#web/accounts/two-step/second-step.tsx';
import { call } from '#web/lib/api/api.ts';

type SecondStepProps = {
  methods: SecondStepWays;
  onSignedIn: (profile: Profile) => void;
  onBack: () => void;
};

/** The second step of signing in, with every method the person has set up. */
export const SecondStep = ({ methods, onSignedIn, onBack }: SecondStepProps) => (
  <CodeStep
    hasApp={methods.hasApp}
    send={(body) => call('POST /auth/second-step', { body })}
    onDone={onSignedIn}
    passkey={
      methods.hasPasskey && (
        <UsePasskey
          label="Use your passkey"
          send={(response) => call('POST /auth/second-step/passkey', { body: { response } })}
          onDone={onSignedIn}
        />
      )
    }
    back={
      <button type="button" className="link justify-self-start text-body" onClick={onBack}>
        Back to sign in
      </button>
    }
  />
);
