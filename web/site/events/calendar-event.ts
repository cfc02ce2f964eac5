export const eventCategories = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Networking',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export type EventPerson = { id: number; name: string; avatar: string };

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
  format?: 'On site' | 'Online' | 'Hybrid';
};
