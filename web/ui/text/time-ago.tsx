import { formatDateTime, formatTimeAgo } from '#web/lib/formats/format-dates.ts';
import { useNow } from './use-now.ts';

/**
 * How long ago something happened; the date and time are its tooltip. It's never in the future, however
 * wrong this computer's clock is.
 */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const now = useNow();
  const moment = new Date(iso);
  return (
    <time dateTime={iso} title={formatDateTime(moment)} className={className}>
      {formatTimeAgo(moment, new Date(Math.max(now, moment.getTime())))}
    </time>
  );
}
