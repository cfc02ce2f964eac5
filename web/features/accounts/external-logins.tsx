import { type Provider, providerNames, providers } from '#contract/vocabulary.ts';
import { externalLogin } from '#web/app/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';

type ExternalLoginsProps = {
  /** Where to go afterwards; home where it is left out. */
  next?: string;
  /** Leaves the page as it is. */
  inNewTab?: boolean;
};

/** Logins that start elsewhere: the browser goes there, so these are links and no calls. */
export const ExternalLogins = ({ next, inNewTab = false }: ExternalLoginsProps) => (
  <div className="grid gap-2.5 sm:grid-cols-2">
    {providers.map((provider) => (
      <a
        key={provider}
        href={externalLogin({ provider, next })}
        target={inNewTab ? '_blank' : undefined}
        className={buttonClasses({ size: 'lg' })}
      >
        <ProviderMark provider={provider} />
        {providerNames[provider]}
        {inNewTab && <span className="sr-only">, opens in a new tab</span>}
      </a>
    ))}
  </div>
);

/** What to say when such a login did not succeed and led back here (section 8). */
export function getExternalLoginError(searchParams: URLSearchParams): string | undefined {
  const provider = providers.find((one) => one === searchParams.get('error'));
  if (!provider) return undefined;
  const failed = `Failed to initiate ${providerNames[provider]} login`;
  const advice = adviceFor(searchParams.get('reason'), provider);
  return advice ? `${failed}. ${advice}` : failed;
}

function adviceFor(reason: string | null, provider: Provider): string | undefined {
  const name = providerNames[provider];
  if (reason === 'unverified')
    return `${name} has not confirmed your email address. Confirm it there, then try again.`;
  if (reason === 'another')
    return `Your account is linked to another ${name} account. Sign in with that one.`;
  return undefined;
}
