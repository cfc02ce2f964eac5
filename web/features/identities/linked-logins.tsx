import type { Identity } from '#contract/identities.ts';
import { LinkedAccount } from './linked-account.tsx';

type LinkedLoginsProps = {
  identities: Identity[];
  /** What was told of the list before does not hold any more. */
  onChange?: () => void;
};

/** External logins, each with what can be done about it. */
export const LinkedLogins = ({ identities, onChange }: LinkedLoginsProps) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {identities.map((identity) => (
      <LinkedAccount key={identity.provider} identity={identity} onChange={onChange} />
    ))}
  </ul>
);
