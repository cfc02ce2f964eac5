import { useLocation, useNavigate } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { paths } from '#web/app/paths.ts';
import { ConfirmContact } from '#web/features/contact-address/confirm-contact.tsx';
import { hasSession } from '#web/lib/cookies.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { DocumentTitle } from '#web/ui/page-title.tsx';

export function Component() {
  // Behind the "#", where no server and no log sees it.
  const { hash } = useLocation();
  const token = hash.slice(1);
  const navigate = useNavigate();
  const goOn = () => {
    if (hasSession()) void navigate(`${paths.settings}?contact=confirmed`, { replace: true });
  };
  return (
    <BareLayout>
      <DocumentTitle>Confirm your contact address</DocumentTitle>
      <LogoMark className="mx-auto h-14" />
      <h1 tabIndex={-1} className="mt-6 mb-5 text-3xl">
        Confirm your contact address
      </h1>
      <ConfirmContact key={token} token={token} isSignedIn={hasSession()} onConfirmed={goOn} />
      <p className="mt-4">
        <ButtonLink to={paths.home} variant="quiet">
          Go to Home
        </ButtonLink>
      </p>
    </BareLayout>
  );
}
