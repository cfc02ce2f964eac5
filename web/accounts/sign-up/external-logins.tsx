import { useQuery } from '@tanstack/react-query';
import { type Provider, providerNames, providers } from '#contract/values/vocabulary.ts';
import { externalLogin } from '#web/lib/links.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { providersQuery } from './queries.ts';

type ExternalLoginsProps = {
  /** Where to go afterward; home by default. */
  next?: string;
  /** Opens the login in a new tab. */
  inNewTab?: boolean;
};

/** Links to sign in with Google or GitHub. Says which of them isn't set up on this server. */
export function ExternalLogins({ next, inNewTab = false }: ExternalLoginsProps) {
  const { data: available = providers } = useQuery(providersQuery);
  const missing = providers.filter((provider) => !available.includes(provider));
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {providers.map((provider) => (
        <a
          key={provider}
          href={externalLogin({ provider, next })}
          target={inNewTab ? '_blank' : undefined}
          aria-describedby={missing.includes(provider) ? 'missing-logins' : undefined}
          className={classNames(
            buttonClasses({ size: 'lg' }),
            missing.includes(provider) && 'border-dashed text-soft!',
          )}
        >
          <ProviderMark provider={provider} />
          {providerNames[provider]}
          {inNewTab && <span className="sr-only">, opens in a new tab</span>}
        </a>
      ))}
      {/* Has its line also while that isn't known, so that nothing below moves. */}
      <p id="missing-logins" className="min-h-lh text-center text-sm text-soft sm:col-span-2">
        {missing.length > 0 &&
          `${missing.map((provider) => providerNames[provider]).join(' and ')} sign-in isn’t set up here.`}
      </p>
    </div>
  );
}

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
  if (reason === 'suspended')
    return 'This account is suspended. We’ve emailed you why, and how to object.';
  if (reason === 'uninvited')
    return 'No Pieces account uses that email address, and sign-up is restricted here. Sign in another way, or ask for an invitation.';
  return undefined;
}
