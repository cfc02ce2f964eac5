import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { columnFrame, frameOf } from './board-frame.ts';

/** The outline of the board while it loads. */
export const BoardSkeleton = () => (
  <div className={frameOf(false)}>
    {ticketStatuses.map((status, index) => (
      <div key={status} className={columnFrame}>
        <p className="px-3.5 pt-2.5 pb-2 font-display text-body font-semibold text-soft">
          {index === 0 ? <output>Loading...</output> : <span aria-hidden>&nbsp;</span>}
        </p>
        <div aria-hidden className="grid gap-2 px-2">
          {Array.from({ length: 3 - index }, (_, row) => (
            <div key={row} className="h-17 animate-wait rounded-md border border-line bg-surface" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
