import { useLocation, useNavigate } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { paths } from '#web/lib/paths.ts';
import { ConfirmContact } from '#web/accounts/own-profile/confirm-contact.tsx';
import { hasSession } from '#web/lib/api/cookies.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/pieces/logo.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  // The token is in the URL fragment, which is never sent to a server or logged.
  const { hash } = useLocation();
  const token = hash.slice(1);
  const navigate = useNavigate();
  const showSettings = () => {
    if (hasSession()) void navigate(`${paths.settings}?contact=confirmed`, { replace: true });
  };
  return (
    <BareLayout>
      <DocumentTitle>Confirm your contact email</DocumentTitle>
      <LogoMark className="mx-auto h-14" />
      <h1 tabIndex={-1} className="mt-6 mb-5 text-3xl">
        Confirm your contact email
      </h1>
      <ConfirmContact
        key={token}
        token={token}
        isSignedIn={hasSession()}
        onConfirmed={showSettings}
      />
      <p className="mt-4">
        <ButtonLink to={paths.home} variant="quiet">
          Go to Home
        </ButtonLink>
      </p>
    </BareLayout>
  );
}
