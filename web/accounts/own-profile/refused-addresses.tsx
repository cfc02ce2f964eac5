import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { maskEmail } from './mask-email.ts';

/** Says which of the person's addresses refuse email from Pieces, so that they can change them. */
export function RefusedAddresses({ profile }: { profile: Profile }) {
  const { communicationEmail, email } = profile;
  const { data: refused = [] } = useQuery({
    queryKey: ['refused-addresses', communicationEmail, email],
    queryFn: ({ signal }) => call('GET /users/refused-addresses', { signal }),
  });
  return refused.map(({ address, refusedAt }) => (
    <Notice key={address} tone="error">
      {address === communicationEmail ? address : maskEmail(address)} refused our last email, on{' '}
      {formatDate(new Date(refusedAt))}. Check that the address is right and its mailbox isn’t full.
    </Notice>
  ));
}
