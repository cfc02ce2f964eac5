import { type Provider, providerNames, providers } from '#contract/vocabulary.ts';
import { externalLogin } from '#web/app/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';

type ExternalLoginsProps = {
  /** Where to go afterwards; home by default. */
  next?: string;
  /** Opens the login in a new tab. */
  inNewTab?: boolean;
};

/** Links to sign in with Google or GitHub. */
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

/** The message for an external login that failed and came back here (Specification, section 8). */
export function getExternalLoginError(searchParams: URLSearchParams): string | undefined {
  const provider = providers.find((one) => one === searchParams.get('error'));
  if (!provider) return undefined;
  const failed = `Failed to initiate ${providerNames[provider]} login`;
  const advice = getAdvice(searchParams.get('reason'), provider);
  return advice ? `${failed}. ${advice}` : failed;
}

function getAdvice(reason: string | null, provider: Provider): string | undefined {
  const name = providerNames[provider];
  if (reason === 'unverified')
    return `${name} hasn’t verified your email address. Verify it there, then try again.`;
  if (reason === 'another')
    return `Your account is linked to another ${name} account. Sign in with that one.`;
  return undefined;
}
