import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Says that a saved contact email is not confirmed yet, with a button to send the link again. */
export function ConfirmationPending({ email }: { email: string }) {
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
        {email} isn’t confirmed yet. Open the link we emailed you. Until then, notifications go to
        the email you sign in with.
      </Notice>
      {ask.data && <Notice tone="success">{ask.data.message}</Notice>}
      <Failure error={ask.error} fallback="Couldn’t send the link. Try again." />
    </>
  );
}
