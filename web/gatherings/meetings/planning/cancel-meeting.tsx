import { useState } from 'react';
import type { Meeting } from '#contract/gatherings/meetings.ts';
import { useCancelMeeting } from '#web/gatherings/meetings/queries.ts';
import { CancelDialog } from '#web/ui/overlays/cancel-dialog.tsx';

type CancelMeetingProps = { projectId: number; meeting: Meeting; onClose: () => void };

/** Cancels a meeting, or also the later ones of its series, and tells the team why. */
export default function CancelMeeting({ projectId, meeting, onClose }: CancelMeetingProps) {
  const [{ id, title, later }] = useState(meeting);
  return (
    <CancelDialog
      what="meeting"
      name={`“${title}”`}
      draft={`cancel-meeting-${id}`}
      hint="We tell this to everyone who was coming."
      later={later}
      cancel={useCancelMeeting({ projectId, meetingId: id })}
      onClose={onClose}
    />
  );
}
