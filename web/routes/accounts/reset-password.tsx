import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { beginSignOut, clearSession } from '#web/app/session/session.ts';
import { DeadResetLink } from '#web/accounts/passwords/dead-reset-link.tsx';
import { resetLinkQuery } from '#web/accounts/passwords/queries.ts';
import { ResetPassword } from '#web/accounts/passwords/reset-password.tsx';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  // The token is in the URL fragment, which is never sent to a server or logged.
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-6 sm:px-7">
      {token ? (
        <Link key={token} token={token} />
      ) : (
        <DeadResetLink title="This link is incomplete">
          Copy the whole link from your email, or ask for a new one.
        </DeadResetLink>
      )}
    </div>
  );
}

function Link({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data, error } = useQuery(resetLinkQuery(token));
  const signInAgain = async (message: string) => {
    beginSignOut();
    await navigate(paths.login, { replace: true, state: { message } });
    clearSession();
  };
  // Say that the link is dead before the person thinks of a password.
  if (isProblem(error, 'link_expired'))
    return <DeadResetLink title="This link has expired">{error.message}</DeadResetLink>;
  if (isProblem(error, 'link_invalid'))
    return <DeadResetLink title="This link doesn’t work">{error.message}</DeadResetLink>;
  return (
    <>
      <PageTitle className="mb-5" lead="You’ll be signed out everywhere.">
        Choose a new password
      </PageTitle>
      <ResetPassword
        token={token}
        methods={data}
        onReset={(message) => void signInAgain(message)}
      />
      <p className="mt-5 text-center">
        <ButtonLink to={paths.forgotPassword} variant="quiet">
          Ask for a new link
        </ButtonLink>
      </p>
    </>
  );
}
