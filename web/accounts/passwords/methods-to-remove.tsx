import type { OtherSignInMethods } from '#contract/accounts/passwords.ts';
import { type Provider, providerNames } from '#contract/values/vocabulary.ts';

export type Removal = { identities: Provider[]; passkeys: number[] };

type MethodsToRemoveProps = {
  methods: OtherSignInMethods;
  removal: Removal;
  onChange: (removal: Removal) => void;
};

/** The linked logins and passkeys of the account, to check those to remove. */
export function MethodsToRemove({ methods, removal, onChange }: MethodsToRemoveProps) {
  const { identities, passkeys } = methods;
  if (identities.length + passkeys.length === 0) return null;
  return (
    <fieldset className="grid gap-1 rounded-md border border-line px-3.5 pt-2 pb-3">
      <legend className="px-1 text-sm font-semibold">Other ways to sign in</legend>
      <p className="mb-1 text-sm text-soft">Select any you don’t recognize to remove them.</p>
      {identities.map(({ provider, email }) => (
        <Method
          key={provider}
          label={`Remove ${providerNames[provider]} (${email})`}
          checked={removal.identities.includes(provider)}
          onChange={() =>
            onChange({ ...removal, identities: toggle(removal.identities, provider) })
          }
        />
      ))}
      {passkeys.map(({ id, name }) => (
        <Method
          key={id}
          label={`Remove the passkey “${name}”`}
          checked={removal.passkeys.includes(id)}
          onChange={() => onChange({ ...removal, passkeys: toggle(removal.passkeys, id) })}
        />
      ))}
    </fieldset>
  );
}

type MethodProps = { label: string; checked: boolean; onChange: () => void };

const Method = ({ label, checked, onChange }: MethodProps) => (
  <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4.5 accent-accent" {...{ checked, onChange }} />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);

const toggle = <Item,>(items: Item[], item: Item) =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
