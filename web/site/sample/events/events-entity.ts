export const eventCategories = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Networking',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export type EventPerson = { id: number; name: string; avatar: string };

export type Event = {
  id: number;
  title: string;
  date: Date;
  type: string;
  category: EventCategory;
  location: string;
  description: string;
  organizer: { name: string; avatar: string };
  participants: EventPerson[];
  maxParticipants: number;
  skills: string[];
  mentors: (EventPerson & { expertise: string })[];
  speakers?: { name: string; topic: string }[];
  activities?: string[];
  sponsors?: string[];
  format?: 'On site' | 'Online' | 'Hybrid';
};

/** An event whose date is a number of days from today and a time. */
export type EventSample = Omit<Event, 'date'> & { inDays: number; at: string };

/** Sample events with dates counted from today, in order. */
export const datedFrom = (today: Date, samples: readonly EventSample[]): Event[] =>
  samples
    .map(({ inDays, at, ...event }) => ({ ...event, date: momentOf({ today, inDays, at }) }))
    .toSorted((a, b) => a.date.getTime() - b.date.getTime());

function momentOf({ today, inDays, at }: { today: Date; inDays: number; at: string }) {
  const [hours, minutes] = at.split(':').map(Number);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hours, minutes);
}
