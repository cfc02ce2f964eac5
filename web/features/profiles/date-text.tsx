import { formatIsoDate } from '#web/features/profiles/long-date.ts';

/** The day something happened. */
export const DateText = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={className}>
    {formatIsoDate(iso)}
  </time>
);
