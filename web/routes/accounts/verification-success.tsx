import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/pieces/logo.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

const redirectAfter = 5000;

export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <BareLayout>
      <DocumentTitle>Email Verified!</DocumentTitle>
      <LogoMark complete className="mx-auto h-16" />
      <h1 tabIndex={-1} className="mt-8 text-3xl">
        Email Verified!
      </h1>
      <p className="mt-2 mb-6 text-soft">Redirecting to login page in a few seconds...</p>
      <ButtonLink to={paths.login} variant="primary" size="lg">
        Go to Login
      </ButtonLink>
    </BareLayout>
  );
}
