import type { ReactNode } from 'react';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

type EventCapacityProps = {
  event: Pick<CalendarEvent, 'participants' | 'maxParticipants'>;
  children: ReactNode;
};

/** The number of participants and the button to join. */
export const EventCapacity = ({ event, children }: EventCapacityProps) => {
  const { participants, maxParticipants } = event;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 @2xl:flex-col @2xl:items-stretch @2xl:justify-start">
      <div className="grid flex-1 gap-1.5 @2xl:flex-none">
        <p className="text-sm text-soft tabular-nums">
          <span className="font-semibold text-ink">
            {maxParticipants === null
              ? formatNumber(participants)
              : `${participants} / ${maxParticipants}`}
          </span>{' '}
          {maxParticipants === null && participants === 1 ? 'participant' : 'participants'}
        </p>
        {maxParticipants !== null && (
          <ProgressBar label="Participants" value={participants} max={maxParticipants} />
        )}
      </div>
      {children}
    </div>
  );
};
