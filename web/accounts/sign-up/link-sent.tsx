import { useEffect, useRef } from 'react';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useResending } from './queries.ts';

type LinkSentProps = { message: string; email: string; onChangeAddress: () => void };

/** Says after a registration where the link was emailed to, and what to do if it doesn't arrive. */
export function LinkSent({ message, email, onChangeAddress }: LinkSentProps) {
  const resending = useResending();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tone="success">
      <p>{message}</p>
      <p className="mt-2">
        We emailed <strong className="wrap-anywhere">{email}</strong>. No email after a few minutes?
        Check your spam folder.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={resending.isPending} onClick={() => resending.mutate(email)}>
          Resend
        </Button>
        <Button size="sm" onClick={onChangeAddress}>
          Change address
        </Button>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {resending.isSuccess && 'We’ve sent the email again.'}
        {resending.error && getErrorMessage(resending.error, 'Couldn’t send it. Try again.')}
      </p>
    </Notice>
  );
}
