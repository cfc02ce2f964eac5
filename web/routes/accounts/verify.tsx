import { useNavigate, useSearchParams } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { startSession } from '#web/app/session/session.ts';
import { paths } from '#web/lib/paths.ts';
import { rememberPath } from '#web/lib/pending-invitation.ts';
import type { LinkFailure } from '#web/accounts/sign-up/link-failure.ts';
import { VerifyAddress } from '#web/accounts/sign-up/verify-address.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { LogoMark } from '#web/ui/pieces/logo.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const fail = (code: LinkFailure) =>
    void navigate(`${paths.verificationError}?code=${code}`, { replace: true });
  return (
    <BareLayout>
      <DocumentTitle>Confirm your email</DocumentTitle>
      <LogoMark className="mx-auto h-14" />
      <h1 tabIndex={-1} className="mt-6 mb-5 text-3xl">
        Confirm your email
      </h1>
      <VerifyAddress
        token={searchParams.get('token') ?? ''}
        onSignedIn={(profile, next) => {
          startSession(profile);
          toast({ title: 'Email verified', tone: 'success' });
          void navigate(rememberPath(next), { replace: true, state: { hasSignedIn: true } });
        }}
        onLinkFailure={fail}
      />
    </BareLayout>
  );
}
