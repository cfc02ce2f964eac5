import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What an address that was saved still waits for. */
export function Confirmation({ email }: { email: string }) {
  const ask = useMutation({
    mutationFn: () => call('POST /users/contact-address/confirmation'),
  });
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
            Send again
          </Button>
        }
      >
        {email} is not confirmed yet. Follow the link that we sent there; until then, notifications
        go to the address that you sign in with.
      </Notice>
      {ask.data && <Notice tone="success">{ask.data.message}</Notice>}
      {ask.error && (
        <Notice tone="error">{getErrorMessage(ask.error, 'The link could not be sent.')}</Notice>
      )}
    </>
  );
}
