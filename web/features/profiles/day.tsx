import { longDay } from '#web/features/profiles/joined-on.ts';

/** The day something happened. */
export const Day = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={className}>
    {longDay(iso)}
  </time>
);
