import type { Meeting, MeetingForm } from '#contract/gatherings/meetings.ts';
import { repeatWeeks } from '#contract/values/event-card.ts';
import { fromLocalDateTime, toLocalDateTime } from '#web/lib/formats/local-date-time.ts';
import { refuseSkippedHours } from '#web/lib/forms/refuse-skipped-hours.ts';

/** The fields of the form, as texts. Times are where the person is. */
export type MeetingValues = {
  title: string;
  startsAt: string;
  endsAt: string;
  location: string;
  link: string;
  description: string;
};

/** `weeks`: how many lie between two; 0 if it doesn't repeat. */
export type NewMeetingValues = MeetingValues & { weeks: number; times: number };

export const newMeeting: NewMeetingValues = {
  title: 'Team meeting',
  startsAt: '',
  endsAt: '',
  location: '',
  link: '',
  description: '',
  weeks: 0,
  times: 4,
};

export const valuesOf = ({
  title,
  startsAt,
  endsAt,
  location,
  link,
  description,
}: Meeting): MeetingValues => ({
  title,
  ...localTimesOf({ startsAt, endsAt }),
  location,
  link,
  description,
});

type Times = { startsAt: string; endsAt: string };

/** Times as fields hold them. */
export const localTimesOf = ({ startsAt, endsAt }: Times): Times => ({
  startsAt: toLocalDateTime(new Date(startsAt)),
  endsAt: toLocalDateTime(new Date(endsAt)),
});

/** Throws invalid_input for an hour that the clocks skip. `current`: the meeting that's edited. */
export function formOf(
  { title, startsAt, endsAt, location, link, description }: MeetingValues,
  { timeZone, current }: { timeZone: string; current?: Meeting },
): Omit<MeetingForm, 'repeat'> {
  refuseSkippedHours({ startsAt, endsAt });
  const before = current && localTimesOf(current);
  // The hour that the clocks repeat looks the same twice, so a time that wasn't changed stays what it was.
  const isoOf = (name: keyof Times, local: string) =>
    current && local === before?.[name]
      ? current[name]
      : // An incomplete date is sent as an empty text, which the server rejects with its message.
        (fromLocalDateTime(local)?.toISOString() ?? '');
  const times = { startsAt: isoOf('startsAt', startsAt), endsAt: isoOf('endsAt', endsAt) };
  return { title, location, link, description, timeZone, ...times };
}

export const repeatOf = ({ weeks, times }: NewMeetingValues): MeetingForm['repeat'] => {
  const found = repeatWeeks.find((one) => one === weeks);
  return found ? { weeks: found, times } : null;
};

const hour = 60 * 60 * 1000;

/** The end after the start has changed: as long after it as before, or an hour. */
export function moveEnd({ startsAt, endsAt }: Times, newStart: string): string {
  const [from, end, to] = [startsAt, endsAt, newStart].map((text) => Date.parse(`${text}Z`));
  if (Number.isNaN(to)) return endsAt;
  const lasts = end! - from!;
  return new Date(to! + (lasts > 0 ? lasts : hour)).toISOString().slice(0, 16);
}

/** The fields that show their own errors. */
export const meetingFields = [
  'title',
  'startsAt',
  'endsAt',
  'location',
  'link',
  'description',
] as const satisfies (keyof MeetingValues)[];
