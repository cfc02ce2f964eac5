import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { beginSignOut, clearSession } from '#web/app/session.ts';
import { ResetPassword } from '#web/features/passwords/reset-password.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const navigate = useNavigate();
  // The token is in the URL fragment, which is never sent to a server or logged.
  const { hash } = useLocation();
  const token = hash.slice(1);
  const signInAgain = async (message: string) => {
    beginSignOut();
    await navigate(paths.login, { replace: true, state: { message } });
    clearSession();
  };
  return (
    <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-6 sm:px-7">
      {token ? (
        <>
          <PageTitle className="mb-5" lead="You’ll be signed out everywhere.">
            Choose a new password
          </PageTitle>
          <ResetPassword
            key={token}
            token={token}
            onReset={(message) => void signInAgain(message)}
          />
        </>
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <MisfitPiece className="w-36" />
          <PageTitle>This link is incomplete</PageTitle>
          <p className="text-soft">Copy the whole link from your email, or ask for a new one.</p>
        </div>
      )}
      <p className="mt-5 text-center">
        <ButtonLink to={paths.forgotPassword} variant="quiet">
          Ask for a new link
        </ButtonLink>
      </p>
    </div>
  );
}
