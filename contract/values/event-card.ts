/** What events share between browser and server. It imports nothing, so that pages load no schemas. */
export const eventCategories = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Networking',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventFormats = ['On site', 'Online', 'Hybrid'] as const;
export type EventFormat = (typeof eventFormats)[number];

/** What someone is in an event. Who hasn't answered is nothing. */
export const eventStates = ['going', 'waiting', 'declined'] as const;
export type EventState = (typeof eventStates)[number];

/** Who can create events. */
export const eventCreators = ['organizers', 'everyone', 'admins'] as const;
export type EventCreators = (typeof eventCreators)[number];

export const eventLimits = {
  /** In one reply. */
  listed: 300,
  people: 1000,
  description: 2000,
  /** How often an event or a meeting can repeat, with the first one. */
  repeats: 12,
  days: 7,
} as const;

/** The weeks between two events of a series. */
export const repeatWeeks = [1, 2, 4] as const;

/** In days: when those going are asked whether they still come, and when unconfirmed places are passed on. */
export const confirmation = { askedBefore: 3, passedOnBefore: 1 } as const;

/** For how many days after an event its organizer can note who came. */
export const attendanceDays = 7;

export type EventPerson = { id: number; name: string; avatar: string };

/** An event, as a card shows it (Specification, section 3). */
export type CalendarEvent = {
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
  format?: EventFormat;
};
