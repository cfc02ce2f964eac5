import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useForgottenPassword } from './queries.ts';

/** For an account that was opened with Google or GitHub: a link sets its first password. */
export function FirstPassword({ email }: { email: string }) {
  const asking = useForgottenPassword();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">
        Your account has no password. With one, you can sign in with your email address as well.
      </p>
      {asking.data && <Notice tone="success">{asking.data.message}</Notice>}
      {asking.error && (
        <Notice tone="error">
          {getErrorMessage(asking.error, 'The link could not be sent. Please try again.')}
        </Notice>
      )}
      <Button busy={asking.isPending} onClick={() => asking.mutate({ email })}>
        {asking.isPending ? 'Sending...' : 'Send me a link to set a password'}
      </Button>
    </div>
  );
}
