import { useState } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import { isProblem, getErrorMessage } from '#web/lib/api/problem-error.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmWithNewPassword } from './confirm-with-new-password.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { type LinkFailure, getLinkFailure } from './link-failure.ts';
import { useConfirmation } from './queries.ts';

type VerificationProps = {
  token: string;
  /** `next`: where the person was going when they registered. */
  onSignedIn: (profile: Profile, next: string) => void;
  onLinkFailure: (code: LinkFailure) => void;
};

/**
 * Confirms a registration from its link. The browser that registered confirms automatically; in any
 * other, the person enters the registered password or chooses a new one.
 */
export function VerifyAddress({ token, onSignedIn, onLinkFailure }: VerificationProps) {
  const [form, setForm] = useState<'password' | 'newPassword'>('password');
  const confirm = useConfirmation();
  const start = () =>
    confirm.mutate(
      { token },
      {
        onSuccess: ({ profile, next }) => onSignedIn(profile, next),
        onError: (error) => {
          const code = getLinkFailure(error);
          if (code) onLinkFailure(code);
        },
      },
    );
  // The link is then used up.
  useOnce(start);

  if (isProblem(confirm.error, 'password_required')) {
    const { email } = confirm.error.current as { email: string };
    const formProps = { token, email, onSignedIn, onLinkFailure };
    return form === 'password' ? (
      <ConfirmWithPassword {...formProps} onForgotten={() => setForm('newPassword')} />
    ) : (
      <ConfirmWithNewPassword {...formProps} onRemembered={() => setForm('password')} />
    );
  }
  if (confirm.error && !getLinkFailure(confirm.error)) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={start}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(confirm.error, 'Couldn’t confirm your email.')}
      </Notice>
    );
  }
  return <Loading>Confirming your email...</Loading>;
}
