import { type ReactNode, useState } from 'react';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { categoryTones } from '#web/gatherings/events/category-tones.ts';
import { editEventPath } from '#web/gatherings/events/event-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { useCancelEvent } from '#web/gatherings/events/queries.ts';
import { CancelDialog } from '#web/ui/overlays/cancel-dialog.tsx';
import { NoteAttendance } from './note-attendance.tsx';

/** What an event is called, and what its organizer can do with it. */
export function EventHeading({ event, menu }: { event: LiveEvent; menu: ReactNode }) {
  const { id, title, type, category, canceledAt, endsAt, can } = event;
  const [opened, setOpened] = useState<'cancel' | 'attendance'>();
  const isOver = Date.parse(endsAt) <= useNow();
  const canEdit = can.edit && !canceledAt && !isOver;
  const close = () => setOpened(undefined);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 pointer-coarse:min-h-10">
        <Tag>{type}</Tag>
        <Badge tone={categoryTones[category]}>{category}</Badge>
        {canceledAt && <Badge tone="red">Canceled</Badge>}
        {isOver && !canceledAt && <Badge>Already over</Badge>}
        <div className="ml-auto">{menu}</div>
      </div>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canEdit && (
          <ButtonLink to={editEventPath(id)} size="sm">
            Edit
          </ButtonLink>
        )}
        {can.seeAttendance && (
          <Button size="sm" onClick={() => setOpened('attendance')}>
            Attendance
          </Button>
        )}
        {canEdit && (
          <Button size="sm" variant="danger" onClick={() => setOpened('cancel')}>
            Cancel event
          </Button>
        )}
      </div>
      {opened === 'cancel' && <CancelEvent event={event} onClose={close} />}
      {opened === 'attendance' && <NoteAttendance event={event} onClose={close} />}
    </div>
  );
}

type CancelEventProps = { event: LiveEvent; onClose: () => void };

/** Cancels an event, or also the later ones of its series, and tells everyone why. */
const CancelEvent = ({ event: { id, title, later }, onClose }: CancelEventProps) => (
  <CancelDialog
    what="event"
    name={title}
    draft={`cancel-event-${id}`}
    hint="Everyone who’s going or waiting is told this."
    later={later}
    cancel={useCancelEvent(id)}
    onClose={onClose}
  />
);
