import { useMutation, useQuery } from '@tanstack/react-query';
import { type Provider, providerNames } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { identitiesQuery } from './queries.ts';

/** Buttons to confirm the identity with a linked login. Renders nothing if none is linked. */
export function ConfirmWithProvider({ next }: { next: string }) {
  const { data: identities } = useQuery(identitiesQuery);
  const linked = identities?.filter((identity) => identity.linked) ?? [];
  const begin = useMutation({
    mutationFn: (provider: Provider) =>
      call('POST /auth/identity-confirmation/{provider}', { params: { provider }, body: { next } }),
    onSuccess: ({ location }) => window.location.assign(location),
  });
  if (linked.length === 0) return null;
  return (
    <div className="grid gap-2.5">
      <Failure error={begin.error} fallback="Couldn’t reach the sign-in page. Try again." />
      {linked.map(({ provider }) => (
        <Button
          key={provider}
          size="lg"
          icon={<ProviderMark provider={provider} />}
          busy={begin.isPending}
          onClick={() => begin.mutate(provider)}
        >
          Continue with {providerNames[provider]}
        </Button>
      ))}
      <p className="text-sm text-soft">We’ll bring you back here. Then make your change again.</p>
    </div>
  );
}
