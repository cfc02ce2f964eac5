import { externalLogins } from '#web/app/paths.ts';
import { GitHubMark, GoogleMark } from '#web/ui/brand-marks.tsx';
import { buttonLook } from '#web/ui/button.tsx';

/** Logins that start elsewhere: the browser goes there, so these are links and no calls. */
export const ExternalLogins = () => (
  <div className="grid gap-2.5 sm:grid-cols-2">
    <a href={externalLogins.google} className={buttonLook({ size: 'lg' })}>
      <GoogleMark />
      Google
    </a>
    <a href={externalLogins.github} className={buttonLook({ size: 'lg' })}>
      <GitHubMark />
      GitHub
    </a>
  </div>
);

/** What to say when the server could not start such a login and led back here. */
export const externalFailure = (provider: string | null) =>
  ({ google: 'Failed to initiate Google login', github: 'Failed to initiate GitHub login' })[
    provider ?? ''
  ];
