import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem, getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmWithNewPassword } from './confirm-with-new-password.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { type LinkFailure, getLinkFailure } from './link-failure.ts';
import type { Verification } from './queries.ts';

type VerificationProps = {
  token: string;
  /** `next`: where the person was going when they registered. */
  onConfirmed: (next?: string) => void;
  onLinkFailure: (code: LinkFailure) => void;
  onSignedIn: (profile: Profile) => void;
};

/**
 * Confirms a registration from its link. The browser that registered confirms automatically; in any
 * other, the person enters the registered password or chooses a new one.
 */
export function VerifyAddress({
  token,
  onConfirmed,
  onLinkFailure,
  onSignedIn,
}: VerificationProps) {
  const [form, setForm] = useState<'password' | 'newPassword'>('password');
  const confirm = useMutation({
    mutationFn: (body: Verification) => call('POST /auth/verification', { body }),
    onSuccess: ({ next }) => onConfirmed(next),
    onError: (error) => {
      const code = getLinkFailure(error);
      if (code) onLinkFailure(code);
    },
  });
  const hasStarted = useRef(false);
  const { mutate } = confirm;
  useEffect(() => {
    // Only once, because the link is then used up.
    if (hasStarted.current) return;
    hasStarted.current = true;
    mutate({ token });
  }, [mutate, token]);

  if (isProblem(confirm.error, 'password_required')) {
    const { email } = confirm.error.current as { email: string };
    const formProps = { token, email, onConfirmed, onLinkFailure };
    return form === 'password' ? (
      <ConfirmWithPassword
        {...formProps}
        onSignedIn={onSignedIn}
        onForgotten={() => setForm('newPassword')}
      />
    ) : (
      <ConfirmWithNewPassword {...formProps} onRemembered={() => setForm('password')} />
    );
  }
  if (confirm.error && !getLinkFailure(confirm.error)) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={() => mutate({ token })}>
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
