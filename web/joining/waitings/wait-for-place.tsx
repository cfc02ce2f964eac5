import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProjectName, ProjectWithRoles } from '#contract/teams/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useStopWaiting, waitingsQuery } from './queries.ts';
import { ReservedPlace } from './reserved-place.tsx';
import { WaitDialog } from './wait-dialog.tsx';

type WaitForPlaceProps = {
  project: ProjectWithRoles & { can: { wait: boolean } };
  size: 'sm' | 'md';
  /** The link that invited the person, which puts them first in line. */
  token?: string;
};

/** Waits for a place on a full team. Shows the place that's reserved for the person, if there's one. */
export default function WaitForPlace({ project, size, token }: WaitForPlaceProps) {
  const { data, isPending } = useQuery(waitingsQuery);
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const button = useRef<HTMLButtonElement>(null);
  const waiting = data?.find((one) => one.project.id === project.id);
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    // The button that was pressed has been replaced.
    if (dialog === 'closed') button.current?.focus({ preventScroll: true });
  }, [dialog, isWaiting]);
  if (waiting && waiting.reservedUntil !== null && waiting.requestId === null)
    return <ReservedPlace project={project} waiting={waiting} size={size} />;
  const look = { size, variant: size === 'sm' ? ('quiet' as const) : ('secondary' as const) };
  // Keeps the place of the button until it's known which of them is shown.
  if (isPending)
    return (
      <Button {...look} className="invisible">
        Tell me when a spot opens
      </Button>
    );
  return (
    <>
      {waiting ? (
        <span className="flex flex-wrap items-center justify-end gap-x-1 text-soft">
          {size === 'sm' ? ' · On the waiting list' : 'You’re on the waiting list'}
          <LeaveList
            {...look}
            project={project}
            button={button}
            onLeft={() => setDialog('closed')}
          />
        </span>
      ) : (
        project.can.wait && (
          <Button {...look} ref={button} onClick={() => setDialog('open')}>
            Tell me when a spot opens
          </Button>
        )
      )}
      {dialog === 'open' && (
        <WaitDialog project={project} token={token} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}

type LeaveListProps = {
  project: ProjectName;
  size: 'sm' | 'md';
  button: RefObject<HTMLButtonElement | null>;
  onLeft: () => void;
};

function LeaveList({ project, size, button, onLeft }: LeaveListProps) {
  const stop = useStopWaiting(project.id);
  // Uses a promise, not mutation callbacks: the button disappears when it's done.
  const leave = async () => {
    try {
      await stop.mutateAsync(undefined);
      toast({ tone: 'success', title: `You’ve left the waiting list for ${project.name}` });
      onLeft();
    } catch (error) {
      toastFailure('Couldn’t leave the waiting list', error);
    }
  };
  return (
    <Button
      ref={button}
      size={size}
      variant="quiet"
      aria-label={`Leave the waiting list for ${project.name}`}
      busy={stop.isPending}
      onClick={() => void leave()}
    >
      Leave
    </Button>
  );
}
