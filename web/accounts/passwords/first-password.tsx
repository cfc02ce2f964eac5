import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
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
      {asking.error && (
        <Notice tone="error">
          {getErrorMessage(asking.error, 'Couldn’t send the link. Try again.')}
        </Notice>
      )}
      <Button busy={asking.isPending} onClick={() => asking.mutate({ email })}>
        {asking.isPending ? 'Sending...' : 'Send me a link to set a password'}
      </Button>
    </div>
  );
}
