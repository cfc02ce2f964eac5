import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ConfirmContactProps = {
  token: string;
  /** Someone is signed in here, so that a person and no scanner has opened the link. */
  isSignedIn: boolean;
  onConfirmed: () => void;
};

/** What the link in the email to a contact address leads to. */
export function ConfirmContact({ token, isSignedIn, onConfirmed }: ConfirmContactProps) {
  const confirm = useMutation({
    mutationFn: () => call('POST /auth/contact-confirmation', { body: { token } }),
    onSuccess: onConfirmed,
  });
  const { mutate } = confirm;
  const begun = useRef(false);
  useEffect(() => {
    if (!isSignedIn || begun.current) return;
    begun.current = true;
    mutate();
  }, [isSignedIn, mutate]);
  if (confirm.isSuccess)
    return <Notice tone="success">Notifications from Pieces now go to this address.</Notice>;
  return (
    <div className="grid gap-4">
      <p className="text-soft">Notifications from Pieces will go to the address of this email.</p>
      {confirm.error && (
        <Notice tone="error">
          {getErrorMessage(confirm.error, 'Couldn’t confirm the address. Try again.')}
        </Notice>
      )}
      <Button variant="primary" size="lg" busy={confirm.isPending} onClick={() => mutate()}>
        {confirm.isPending ? 'Confirming...' : 'Confirm contact address'}
      </Button>
    </div>
  );
}
