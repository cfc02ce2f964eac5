import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { skippedHour } from '#web/lib/formats/local-date-time.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import {
  fromZonedDateTime,
  isKnownZone,
  isSkippedThere,
  toZonedDateTime,
} from '#web/lib/formats/zoned-date-time.ts';
import { refuseFields } from './invalid-fields.ts';

type Times = Pick<LiveEvent, 'startsAt' | 'endsAt'>;

/** The zone of an event, in which its times are edited, or this one if the browser doesn't know it. */
export const editedZone = ({ timeZone }: Pick<LiveEvent, 'timeZone'>) =>
  isKnownZone(timeZone) ? timeZone : browserZone();

/** Moments as the fields of a form have them. */
export const fieldsOf = ({ startsAt, endsAt }: Times, timeZone: string): Times => ({
  startsAt: toZonedDateTime(new Date(startsAt), timeZone),
  endsAt: toZonedDateTime(new Date(endsAt), timeZone),
});

/** The moments of the form's times in a zone. Throws invalid_input for an hour that the clocks skip. */
export function readTimes(
  { startsAt, endsAt }: Times,
  { timeZone, current }: { timeZone: string; current?: Times | undefined },
): Times {
  refuseFields(
    Object.entries({ startsAt, endsAt })
      .filter(([, text]) => isSkippedThere(text, timeZone))
      .map(([field]) => ({ field, message: skippedHour })),
  );
  // The hour that the clocks repeat looks the same twice, so a time that wasn't changed stays what it was.
  const isoOf = (name: keyof Times, text: string) =>
    current && text === toZonedDateTime(new Date(current[name]), timeZone)
      ? current[name]
      : // An incomplete date is sent as an empty text, which the server rejects with its message.
        (fromZonedDateTime(text, timeZone)?.toISOString() ?? '');
  return { startsAt: isoOf('startsAt', startsAt), endsAt: isoOf('endsAt', endsAt) };
}

/** The end if the start moves and the event takes as long as before. As it is if one of them is incomplete. */
export function moveEnd({ startsAt, endsAt }: Times, newStart: string): string {
  const [from, end, to] = [startsAt, endsAt, newStart].map((text) => Date.parse(`${text}Z`));
  const moved = end! + to! - from!;
  return Number.isNaN(moved) ? endsAt : new Date(moved).toISOString().slice(0, 16);
}

/** `weeks`: how many lie between two; 0 if it doesn't repeat. */
export type Repeating = { repeat: { weeks: number; times: number } };

export const repeatOf = ({ repeat: { weeks, times } }: Repeating): EventForm['repeat'] =>
  weeks === 1 || weeks === 2 || weeks === 4 ? { weeks, times } : null;
