import type { CalendarEvent } from '#contract/values/event-card.ts';

export type EventPerson = { id: number; name: string; avatar: string };

/** An event whose date is a number of days from today and a time (Specification, section 3). */
export type EventSample = Omit<
  CalendarEvent,
  'date' | 'participants' | 'maxParticipants' | 'mentors'
> & {
  inDays: number;
  at: string;
  participants: EventPerson[];
  maxParticipants: number;
  mentors?: (EventPerson & { expertise: string })[];
};

/** Sample events with dates counted from today, in order. */
export const datedFrom = (today: Date, samples: readonly EventSample[]): CalendarEvent[] =>
  samples
    .map(({ inDays, at, participants, mentors = [], ...event }) => ({
      ...event,
      mentors,
      participants: participants.length,
      date: momentOf({ today, inDays, at }),
    }))
    .toSorted((a, b) => a.date.getTime() - b.date.getTime());

function momentOf({ today, inDays, at }: { today: Date; inDays: number; at: string }) {
  const [hours, minutes] = at.split(':').map(Number);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hours, minutes);
}
