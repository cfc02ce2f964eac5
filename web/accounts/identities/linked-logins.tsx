import type { Identity } from '#contract/accounts/identities.ts';
import { LinkedLogin } from './linked-login.tsx';

type LinkedLoginsProps = {
  identities: Identity[];
  /** Called on any change, so that an outdated message can be removed. */
  onChange?: () => void;
};

/** A list of external logins, each with a button to link or unlink it. */
export const LinkedLogins = ({ identities, onChange }: LinkedLoginsProps) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {identities.map((identity) => (
      <LinkedLogin key={identity.provider} identity={identity} onChange={onChange} />
    ))}
  </ul>
);
