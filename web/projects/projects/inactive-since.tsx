import { formatDate } from '#web/lib/formats/format-dates.ts';
import { Badge } from '#web/ui/text/badge.tsx';

/** Since when nobody was there, if the project is inactive. */
export const InactiveSince = ({ day }: { day: string | null }) =>
  day && <Badge>Inactive since {formatDate(new Date(day))}</Badge>;
