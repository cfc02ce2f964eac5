import { Link, useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { ForgottenPasswordForm } from '#web/accounts/passwords/forgotten-password.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const { state } = useLocation() as { state: { email?: string } | null };
  return (
    <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-6 sm:px-7">
      <PageTitle
        className="mb-5"
        lead="Enter the email you sign in with, and we’ll send you a link to choose a new password."
      >
        Forgot your password?
      </PageTitle>
      <ForgottenPasswordForm email={state?.email ?? ''} />
      <p className="mt-5 text-center">
        <Link to={paths.login} className="link font-semibold">
          Back to sign in
        </Link>
      </p>
    </div>
  );
}
