import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Identity } from '#contract/accounts/identities.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { providerNames } from '#contract/values/vocabulary.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { LinkedLogins } from './linked-logins.tsx';
import { readLinkOutcome, withoutLinkOutcome } from './link-outcome.ts';
import { identitiesQuery } from './queries.ts';

type LoginMethod = Profile['loginMethod'];

/** The Linked Accounts block of Settings: the login method, and the external logins. */
export function LinkedAccounts({ loginMethod }: { loginMethod: LoginMethod }) {
  const { outcome, clearOutcome, notice } = useLinkOutcome();
  return (
    <section aria-labelledby="linked-accounts" className="grid gap-4">
      <h2 id="linked-accounts" className="text-xl">
        Linked Accounts
      </h2>
      {outcome && (
        <div ref={notice} tabIndex={-1} className="scroll-mt-6 rounded-md">
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </div>
      )}
      <dl className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <dt className="text-soft">Sign-in method</dt>
        <dd className="inline-flex items-center gap-2 font-semibold">
          <Method loginMethod={loginMethod} />
        </dd>
      </dl>
      <Logins loginMethod={loginMethod} onChange={clearOutcome} />
    </section>
  );
}

/** The result of linking a login, shown once after coming back from the provider. */
function useLinkOutcome() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [outcome, setOutcome] = useState(() => readLinkOutcome(searchParams));
  const notice = useRef<HTMLDivElement>(null);
  // In an effect, because a new page is scrolled to the top first.
  useEffect(() => notice.current?.focus(), []);
  useEffect(() => {
    if (readLinkOutcome(searchParams))
      setSearchParams(withoutLinkOutcome(searchParams), {
        replace: true,
        preventScrollReset: true,
      });
  }, [searchParams, setSearchParams]);
  return { outcome, clearOutcome: () => setOutcome(undefined), notice };
}

function Method({ loginMethod }: { loginMethod: LoginMethod }) {
  if (loginMethod === 'email') return 'Email and password';
  if (!(loginMethod in providerNames)) return 'Unknown';
  return (
    <>
      <ProviderMark provider={loginMethod} />
      {providerNames[loginMethod]}
    </>
  );
}

function Logins({ loginMethod, onChange }: { loginMethod: LoginMethod; onChange: () => void }) {
  const query = useQuery(identitiesQuery);
  const { data: identities } = query;
  if (!identities)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load your linked accounts."
        className="py-6!"
      />
    );
  const usable = identities.filter(({ linked, can }) => linked || can.link);
  return (
    <>
      {!identities.some((one) => isAdditional(one, loginMethod)) && (
        <p className="text-soft">No additional accounts linked</p>
      )}
      {usable.length > 0 && <LinkedLogins identities={usable} onChange={onChange} />}
    </>
  );
}

const isAdditional = ({ linked, provider }: Identity, loginMethod: LoginMethod) =>
  linked && provider !== loginMethod;
