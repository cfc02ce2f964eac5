import { formatIsoDate } from '#web/features/profiles/long-date.ts';

export const DateText = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={className}>
    {formatIsoDate(iso)}
  </time>
);
