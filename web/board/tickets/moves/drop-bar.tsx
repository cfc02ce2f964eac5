import { type TicketStatus, ticketStatuses } from '#contract/values/ticket-status.ts';
import { classNames } from '#web/ui/class-names.ts';
import { zoneAttribute } from './board-elements.ts';

/** Drop zones for the three columns, at the bottom of the screen while dragging by touch. */
export const DropBar = ({ status }: { status: TicketStatus }) => (
  <div
    aria-hidden
    className="floating fixed inset-x-2 bottom-2 z-30 grid grid-cols-3 gap-1.5 p-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]"
  >
    {ticketStatuses.map((one) => (
      <div
        key={one}
        {...{ [zoneAttribute]: one }}
        className={classNames(
          'grid min-h-16 place-items-center rounded-md border-2 border-dashed px-1 text-center text-sm font-semibold',
          one === status ? 'border-accent bg-accent-soft text-ink' : 'border-edge text-soft',
        )}
      >
        {one}
      </div>
    ))}
  </div>
);
