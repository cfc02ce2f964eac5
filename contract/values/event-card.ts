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

/** An event, as a card shows it (Specification, section 3). */
export type CalendarEvent = {
  id: number;
  title: string;
  date: Date;
  /** When it's over; samples are once they've started. */
  endDate?: Date;
  /** Its day and start where it takes place, if the reader's clock shows something else. */
  there?: { day: string; start: string };
  type: string;
  category: EventCategory;
  location: string;
  description: string;
  /** `id`: whose piece it is; samples have none. */
  organizer: { id?: number; name: string; avatar: string };
  /** How many are going. */
  participants: number;
  /** Null without a limit. */
  maxParticipants: number | null;
  skills: string[];
  mentors: { name: string; expertise: string }[];
  speakers?: { name: string; topic: string }[];
  activities?: string[];
  sponsors?: string[];
  format?: EventFormat;
  /** What the reader is in it. */
  state?: EventState | null;
};
