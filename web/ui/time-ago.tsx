import { describeTime } from '#web/ui/relative-time.ts';
import { useNow } from '#web/ui/use-now.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** When something was, in words; the exact moment shows when the pointer rests on it. */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const now = useNow();
  const moment = new Date(iso);
  return (
    <time dateTime={iso} title={exact.format(moment)} className={className}>
      {describeTime(moment, new Date(now))}
    </time>
  );
}
