import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmWithNewPassword } from '#web/features/accounts/confirm-with-new-password.tsx';
import { ConfirmWithPassword } from '#web/features/accounts/confirm-with-password.tsx';
import { type LinkFailure, getLinkFailure } from '#web/features/accounts/link-failure.ts';
import type { Verification } from '#web/features/accounts/queries.ts';
import { call } from '#web/lib/api.ts';
import { isProblem, getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';

type VerificationProps = {
  token: string;
  onConfirmed: () => void;
  onLinkFailure: (code: LinkFailure) => void;
};

/**
 * What a confirmation link leads to. The browser that registered confirms by itself; any other one
 * asks for the password of that registration, or for a new one.
 */
export function VerifyAddress({ token, onConfirmed, onLinkFailure }: VerificationProps) {
  const [way, setWay] = useState<'password' | 'own'>('password');
  const confirm = useMutation({
    mutationFn: (body: Verification) => call('POST /auth/verification', { body }),
    onSuccess: onConfirmed,
    onError: (error) => {
      const code = getLinkFailure(error);
      if (code) onLinkFailure(code);
    },
  });
  const begun = useRef(false);
  const { mutate } = confirm;
  useEffect(() => {
    // Once: a link is used up by it.
    if (begun.current) return;
    begun.current = true;
    mutate({ token });
  }, [mutate, token]);

  if (isProblem(confirm.error, 'password_required')) {
    const { email } = confirm.error.current as { email: string };
    const asked = { token, email, onConfirmed, onLinkFailure };
    return way === 'password' ? (
      <ConfirmWithPassword {...asked} onForgotten={() => setWay('own')} />
    ) : (
      <ConfirmWithNewPassword {...asked} onRemembered={() => setWay('password')} />
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
        {getErrorMessage(confirm.error, 'Couldn’t confirm your address.')}
      </Notice>
    );
  }
  return <Loading>Confirming your address...</Loading>;
}
