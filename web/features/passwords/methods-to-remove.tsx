import type { OtherWaysIn } from '#contract/passwords.ts';
import { type Provider, providerNames } from '#contract/vocabulary.ts';

export type Removal = { identities: Provider[]; passkeys: number[] };

type MethodsToRemoveProps = {
  ways: OtherWaysIn;
  removal: Removal;
  onChange: (removal: Removal) => void;
};

/** What else opens the account, to be ticked by an owner who does not recognize it. */
export function MethodsToRemove({ ways, removal, onChange }: MethodsToRemoveProps) {
  const { identities, passkeys } = ways;
  if (identities.length + passkeys.length === 0) return null;
  return (
    <fieldset className="grid gap-1 rounded-md border border-line px-3.5 pt-2 pb-3">
      <legend className="px-1 text-sm font-semibold">Other ways into your account</legend>
      <p className="mb-1 text-sm text-soft">Tick what you don’t recognize to remove it.</p>
      {identities.map(({ provider, email }) => (
        <Way
          key={provider}
          label={`Remove ${providerNames[provider]} (${email})`}
          checked={removal.identities.includes(provider)}
          onChange={() =>
            onChange({ ...removal, identities: toggled(removal.identities, provider) })
          }
        />
      ))}
      {passkeys.map(({ id, name }) => (
        <Way
          key={id}
          label={`Remove the passkey “${name}”`}
          checked={removal.passkeys.includes(id)}
          onChange={() => onChange({ ...removal, passkeys: toggled(removal.passkeys, id) })}
        />
      ))}
    </fieldset>
  );
}

type WayProps = { label: string; checked: boolean; onChange: () => void };

const Way = ({ label, checked, onChange }: WayProps) => (
  <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4.5 accent-accent" {...{ checked, onChange }} />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);

const toggled = <Item,>(items: Item[], item: Item) =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
