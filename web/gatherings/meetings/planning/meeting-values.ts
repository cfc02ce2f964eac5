import type { Meeting, MeetingForm } from '#contract/gatherings/meetings.ts';
import {
  editedZone,
  fieldsOf,
  readTimes,
  type Repeating,
} from '#web/gatherings/events/event-form-times.ts';
import { toLocalDateTime } from '#web/lib/formats/local-date-time.ts';

/** The fields of the form, as texts. */
export type MeetingValues = {
  title: string;
  /** As clocks show it in the zone in which it's planned. */
  startsAt: string;
  endsAt: string;
  location: string;
  link: string;
  description: string;
};

export type NewMeetingValues = MeetingValues & Repeating;

/** A meeting in a week, for an hour in the evening. */
export function newMeeting(now: Date): NewMeetingValues {
  const at = (hour: number) =>
    toLocalDateTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, hour));
  return {
    title: 'Team meeting',
    startsAt: at(18),
    endsAt: at(19),
    location: '',
    link: '',
    description: '',
    repeat: { weeks: 0, times: 4 },
  };
}

export const valuesOf = (meeting: Meeting): MeetingValues => ({
  title: meeting.title,
  ...fieldsOf(meeting, editedZone(meeting)),
  location: meeting.location,
  link: meeting.link,
  description: meeting.description,
});

/** `current`: the meeting that's edited. Throws invalid_input for an hour that the clocks skip. */
export const formOf = (
  { title, startsAt, endsAt, location, link, description }: MeetingValues,
  { timeZone, current }: { timeZone: string; current?: Meeting },
): Omit<MeetingForm, 'repeat'> => ({
  title,
  location,
  link,
  description,
  timeZone,
  ...readTimes({ startsAt, endsAt }, { timeZone, current }),
});

/** The fields that show their own errors. */
export const meetingFields = [
  'title',
  'startsAt',
  'endsAt',
  'location',
  'link',
  'description',
] as const satisfies (keyof MeetingValues)[];
