import { formatIsoDate } from './long-date.ts';

export const DateText = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={className}>
    {formatIsoDate(iso)}
  </time>
);
