import type { Meeting } from '#contract/gatherings/meetings.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { formatMeetingTime } from './format-meeting-time.ts';
import { JoinLink } from './join-link.tsx';
import { useAnswerMeeting } from './queries.ts';

type MeetingDetailsProps = {
  projectId: number;
  personId: number | undefined;
  meeting: Meeting;
  /** Inactive members only read. */
  isActive: boolean;
  onEdit: () => void;
  onCancel: () => void;
};

/** A meeting: when and where it is, who can't come, and what one can do about it. */
export function MeetingDetails(props: MeetingDetailsProps) {
  const { projectId, personId, meeting, isActive, onEdit, onCancel } = props;
  const { title, startsAt, location, link, description, organizer, isComing, can } = meeting;
  const answer = useAnswerMeeting({ projectId, meetingId: meeting.id });
  const absent = meeting.declined.filter(({ id }) => id !== personId).map(({ name }) => name);
  const press = () =>
    answer.mutate(!isComing, {
      onError: (error) => toastFailure('Couldn’t save your answer', error),
    });
  return (
    <li className="grid grid-cols-1 gap-1.5 py-4 first:pt-0">
      <div className="flex items-start gap-2">
        <h3 dir="auto" className="min-w-0 flex-1 text-base wrap-anywhere">
          {title}
        </h3>
        {can.change && (
          <MoreMenu
            label={`More actions for ${title}`}
            className="-my-1"
            actions={[
              { label: 'Edit meeting', onPress: onEdit },
              { label: 'Cancel meeting', tone: 'danger', onPress: onCancel },
            ]}
          />
        )}
      </div>
      <p>
        <time dateTime={startsAt}>{formatMeetingTime(meeting)}</time>
      </p>
      {location !== '' && (
        <p dir="auto" className="wrap-anywhere">
          {location}
        </p>
      )}
      {link !== '' && (
        <p>
          <JoinLink meeting={meeting} />
        </p>
      )}
      {description !== '' && <LinkedText>{description}</LinkedText>}
      <p className="text-sm text-soft">Planned by {organizer?.name ?? 'a former member'}</p>
      {(absent.length > 0 || (isActive && !isComing)) && (
        <p className="text-sm text-soft">
          Can’t come: {formatList([...(isActive && !isComing ? ['you'] : []), ...absent])}
        </p>
      )}
      {isActive && (
        <Button
          size="sm"
          className="mt-1 justify-self-start"
          busy={answer.isPending}
          onClick={press}
          aria-label={`${isComing ? 'I can’t come' : 'I’m coming after all'}: ${title}`}
        >
          {isComing ? 'I can’t come' : 'I’m coming after all'}
        </Button>
      )}
    </li>
  );
}
