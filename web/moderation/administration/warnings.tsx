import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { warningsQuery } from './queries.ts';

/** What the operator should change. Nothing is shown until it's known: it isn't what admins come for. */
export function Warnings() {
  const { data } = useQuery(warningsQuery());
  if (!data?.warnings.includes('untrusted_proxy')) return null;
  return (
    <Notice tone="error">
      <p className="font-medium">Visitors may share one rate limit</p>
      <p>
        A request had the header <code>X-Forwarded-For</code>, which this site doesn’t trust. If
        it’s behind a proxy, everyone seems to have the same address: set <code>TRUST_PROXY</code>{' '}
        to the number of proxies, usually 1, and restart. If it isn’t, leave{' '}
        <code>TRUST_PROXY</code> at 0: anyone can send that header.
      </p>
    </Notice>
  );
}
