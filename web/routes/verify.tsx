import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BareFrame } from '#web/app/bare-frame.tsx';
import { paths } from '#web/app/paths.ts';
import type { LinkFailure } from '#web/features/accounts/link-failure.ts';
import { VerifyAddress } from '#web/features/accounts/verify-address.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { DocumentTitle } from '#web/ui/page-title.tsx';

export function Component() {
  // Behind the "#", where no server and no log sees it.
  const { hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const navigate = useNavigate();
  const fail = (code: LinkFailure) =>
    void navigate(`${paths.verificationError}?code=${code}`, { replace: true });
  return (
    <BareFrame>
      <DocumentTitle>Confirm your address</DocumentTitle>
      <LogoMark className="mx-auto h-14" />
      <h1 tabIndex={-1} className="mt-6 mb-5 text-3xl">
        Confirm your address
      </h1>
      <VerifyAddress
        token={token}
        onConfirmed={() => void navigate(paths.verificationSuccess, { replace: true })}
        onLinkFailure={fail}
      />
    </BareFrame>
  );
}
