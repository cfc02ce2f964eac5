import type { ReactNode } from 'react';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';

/** The number of participants and the button to join. */
export const EventCapacity = ({
  event,
  children,
}: {
  event: CalendarEvent;
  children: ReactNode;
}) => {
  const { participants, maxParticipants } = event;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 @2xl:flex-col @2xl:items-stretch @2xl:justify-start">
      <div className="grid flex-1 gap-1.5 @2xl:flex-none">
        <p className="text-sm text-soft tabular-nums">
          <span className="font-semibold text-ink">
            {participants.length} / {maxParticipants}
          </span>{' '}
          participants
        </p>
        <ProgressBar label="Participants" value={participants.length} max={maxParticipants} />
      </div>
      {children}
    </div>
  );
};
