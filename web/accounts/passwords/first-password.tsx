import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useForgottenPassword } from './queries.ts';

/** Sends a link to set a first password, for accounts created with Google or GitHub. */
export function FirstPassword({ email }: { email: string }) {
  const asking = useForgottenPassword();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">
        Your account has no password yet. With one, you can also sign in with your email.
      </p>
      {asking.data && <Notice tone="success">{asking.data.message}</Notice>}
      <Failure error={asking.error} fallback="Couldn’t send the link. Try again." />
      <Button busy={asking.isPending} onClick={() => asking.mutate({ email })}>
        {asking.isPending ? 'Sending...' : 'Send me a link to set a password'}
      </Button>
    </div>
  );
}
