import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type ConfirmContactProps = {
  token: string;
  /** If someone is signed in, a person opened the link, not a mail scanner, and it confirms right away. */
  isSignedIn: boolean;
  onConfirmed: () => void;
};

/** Confirms a contact email from its link. */
export function ConfirmContact({ token, isSignedIn, onConfirmed }: ConfirmContactProps) {
  const confirm = useMutation({
    mutationFn: () => call('POST /auth/contact-confirmation', { body: { token } }),
    onSuccess: onConfirmed,
  });
  const { mutate } = confirm;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isSignedIn || hasStarted.current) return;
    hasStarted.current = true;
    mutate();
  }, [isSignedIn, mutate]);
  if (confirm.isSuccess)
    return (
      <Notice tone="success">You’ll now get notifications from Pieces at this address.</Notice>
    );
  return (
    <div className="grid gap-4">
      <p className="text-soft">Confirm to get notifications from Pieces at this email address.</p>
      <Failure error={confirm.error} fallback="Couldn’t confirm your contact email. Try again." />
      <Button variant="primary" size="lg" busy={confirm.isPending} onClick={() => mutate()}>
        {confirm.isPending ? 'Confirming...' : 'Confirm contact email'}
      </Button>
    </div>
  );
}
