import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button, IconButton } from '#web/ui/button.tsx';
import { type Month, formatMonthOf } from './calendar.ts';

type CalendarHeaderProps = {
  /** The id of the heading, which names the grid. */
  id: string;
  month: Month;
  onToday: () => void;
  onTurn: (months: number) => void;
};

/** The shown month, with buttons to go to other months. */
export const CalendarHeader = ({ id, month, onToday, onTurn }: CalendarHeaderProps) => (
  <div className="flex flex-wrap items-center justify-between gap-1">
    <h2 id={id} className="pl-1 text-base whitespace-nowrap lg:text-lg">
      {formatMonthOf(month)}
    </h2>
    <div className="ml-auto flex gap-1 [&_button]:pointer-coarse:min-h-11">
      <Button variant="quiet" size="sm" onClick={onToday}>
        Today
      </Button>
      <IconButton label="Previous month" size="sm" onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Next month" size="sm" onClick={() => onTurn(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  </div>
);
