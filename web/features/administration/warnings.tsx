import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { warningsQuery } from './queries.ts';

/** What the operator should change. Nothing is shown until it's known: it isn't what admins come for. */
export function Warnings() {
  const { data } = useQuery(warningsQuery());
  if (!data?.warnings.includes('untrusted_proxy')) return null;
  return (
    <Notice tone="error">
      <p className="font-medium">All visitors share one rate limit</p>
      <p>
        Requests come through a proxy that this site doesn’t trust, so everyone seems to have the
        same address. Set <code>TRUST_PROXY</code> to the number of proxies, usually 1, and restart.
      </p>
    </Notice>
  );
}
