import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import type { EventCategory, EventFormat } from '#contract/values/event-card.ts';
import {
  editedZone,
  fieldsOf,
  readTimes,
  type Repeating,
} from '#web/gatherings/events/event-form-times.ts';
import { toLocalDateTime } from '#web/lib/formats/local-date-time.ts';
import { linesOf, pairsOf, textOfPairs } from './program-lines.ts';

/** The fields of the form, as texts. `mentors` and `speakers`: "Name, expertise" a line. */
export type EventValues = {
  title: string;
  type: string;
  category: EventCategory;
  format: EventFormat;
  location: string;
  link: string;
  description: string;
  /** As clocks show it where the event takes place. */
  startsAt: string;
  endsAt: string;
  /** Empty: no limit. */
  maxParticipants: string;
  skills: string[];
  mentors: string;
  speakers: string;
  activities: string;
  sponsors: string;
};

export type NewEventValues = EventValues & Repeating;

/** An event in a week, for two hours in the evening. */
export function newEvent(now: Date): NewEventValues {
  const at = (hour: number) =>
    toLocalDateTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, hour));
  return {
    title: '',
    type: '',
    category: 'Education',
    format: 'On site',
    location: '',
    link: '',
    description: '',
    startsAt: at(17),
    endsAt: at(19),
    maxParticipants: '',
    skills: [],
    mentors: '',
    speakers: '',
    activities: '',
    sponsors: '',
    repeat: { weeks: 0, times: 4 },
  };
}

export const valuesOf = (event: LiveEvent): EventValues => ({
  title: event.title,
  type: event.type,
  category: event.category,
  format: event.format,
  location: event.location,
  link: event.link ?? '',
  description: event.description,
  ...fieldsOf(event, editedZone(event)),
  maxParticipants: String(event.maxParticipants ?? ''),
  skills: event.skills,
  mentors: textOfPairs(event.mentors.map(({ name, expertise }) => [name, expertise])),
  speakers: textOfPairs(event.speakers.map(({ name, topic }) => [name, topic])),
  activities: event.activities.join('\n'),
  sponsors: event.sponsors.join('\n'),
});

/** `current`: the one that's edited, as the form began with it. */
type FormOptions = { timeZone: string; current?: LiveEvent };

/** Throws invalid_input for an hour that the clocks skip and for lines without a comma. */
export function formOf(
  values: EventValues,
  { timeZone, current }: FormOptions,
): Omit<EventForm, 'repeat'> {
  const { title, type, category, format, link, description, skills, maxParticipants } = values;
  return {
    title,
    type,
    category,
    format,
    link,
    description,
    skills,
    timeZone,
    ...readTimes(values, { timeZone, current }),
    // What was typed for another format stays in the form.
    location: format === 'Online' ? '' : values.location,
    maxParticipants: maxParticipants === '' ? null : Number(maxParticipants),
    mentors: pairsOf('mentors', values.mentors, current?.mentors ?? [], 'expertise'),
    speakers: pairsOf('speakers', values.speakers, current?.speakers ?? [], 'topic'),
    activities: linesOf(values.activities),
    sponsors: linesOf(values.sponsors),
  };
}

/** The fields below "Program". */
export const programFields = ['mentors', 'speakers', 'activities', 'sponsors'] as const;

/** The fields that show their own errors. */
export const eventFields = [
  'title',
  'type',
  'category',
  'format',
  'location',
  'link',
  'description',
  'startsAt',
  'endsAt',
  'maxParticipants',
  'skills',
  ...programFields,
] as const satisfies (keyof EventValues)[];
