import { useLocation } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { Unsubscribe } from '#web/notifications/notifications/unsubscribe.tsx';
import { hasSession } from '#web/lib/api/cookies.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { LogoMark } from '#web/ui/pieces/logo.tsx';

export function Component() {
  // The token is in the URL fragment, which is never sent to a server or logged.
  const token = useLocation().hash.slice(1);
  return (
    <BareLayout>
      <DocumentTitle>Stop emails</DocumentTitle>
      <LogoMark className="mx-auto h-14" />
      <h1 tabIndex={-1} className="mt-6 mb-5 text-3xl">
        Stop emails
      </h1>
      <Unsubscribe key={token} token={token} />
      <p className="mt-4">
        {hasSession() ? (
          <ButtonLink to={paths.settingsSection('notifications')} variant="quiet">
            Choose which emails you get
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.home} variant="quiet">
            Go to Home
          </ButtonLink>
        )}
      </p>
    </BareLayout>
  );
}
