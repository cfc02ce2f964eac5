import type { Identity } from '#contract/accounts/identities.ts';
import { type Provider, providers } from '#contract/values/vocabulary.ts';
import { showEmailAddress } from '#server/platform/formats/show-email-address.ts';
import { canUnlink } from './policy.ts';

type Parts = {
  linked: { provider: Provider; email: string; linked_at: string }[];
  /** The number of the account's sign-in methods, including these. */
  methods: number;
  isConfigured: (provider: Provider) => boolean;
};

/** Every external login, linked or not. */
export const presentIdentities = ({ linked, methods, isConfigured }: Parts): Identity[] =>
  providers.map((provider) => {
    const row = linked.find((login) => login.provider === provider);
    return {
      provider,
      linked: row !== undefined,
      email: row ? showEmailAddress(row.email) : null,
      linkedAt: row?.linked_at ?? null,
      can: {
        link: !row && isConfigured(provider),
        unlink: row !== undefined && canUnlink({ methods }),
      },
    };
  });
