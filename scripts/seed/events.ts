import type { EventCategory, EventFormat } from '#contract/values/event-card.ts';
import type { PersonKey } from './people.ts';

export type SeedEvent = {
  by: PersonKey;
  /** Days from today; negative for the past. Those with `weekly` repeat so often. */
  inDays: number;
  at: string;
  hours: number;
  weekly?: number;
  title: string;
  type: string;
  category: EventCategory;
  format: EventFormat;
  location: string;
  link: string;
  description: string;
  maxParticipants: number | null;
  skills: string[];
  mentors?: { name: string; expertise: string }[];
  speakers?: { name: string; topic: string }[];
  activities?: string[];
  sponsors?: string[];
  /** Who goes, in order. Once it's full, the others wait. */
  going: PersonKey[];
};

/** The events of the live demo. */
export const events: SeedEvent[] = [
  {
    by: 'fatima',
    inDays: -16,
    at: '17:30',
    hours: 2,
    title: 'Reading Error Messages Aloud',
    type: 'Workshop',
    category: 'Education',
    format: 'On site',
    location: 'Helsinki, Merihaka clubroom',
    link: '',
    description:
      'Bring the longest error you’ve met this month. We read it to each other, one line at a time, until it says something.',
    maxParticipants: 12,
    skills: ['Debugging'],
    mentors: [{ name: 'Eetu Korhonen', expertise: 'Back end' }],
    going: ['olena', 'hana', 'joonas', 'tomas', 'eetu'],
  },
  {
    by: 'ingrid',
    inDays: -5,
    at: '18:00',
    hours: 1,
    title: 'Lunch Without Slides',
    type: 'Talk',
    category: 'Networking',
    format: 'Online',
    location: '',
    link: 'https://meet.example/lunch',
    description: 'Two people tell what they built, and what they’d leave out today.',
    maxParticipants: null,
    skills: ['Storytelling'],
    speakers: [{ name: 'Sunna Jónsdóttir', topic: 'A map that works without a network' }],
    going: ['aino', 'sunna', 'mikkel', 'yuki', 'priya', 'amara'],
  },
  {
    by: 'fatima',
    inDays: 1,
    at: '17:00',
    hours: 2,
    weekly: 3,
    title: 'Open Desk',
    type: 'Office hours',
    category: 'Support',
    format: 'Hybrid',
    location: 'Tampere, Tallipiha, table by the window',
    link: 'https://meet.example/open-desk',
    description:
      'Someone sits here for two hours and has time. Say what you tried and what you expected, and leave with a next step.',
    maxParticipants: 8,
    skills: ['Debugging', 'Asking for help'],
    mentors: [
      { name: 'Eetu Korhonen', expertise: 'Back end' },
      { name: 'Linnéa Bergström', expertise: 'Interfaces' },
    ],
    going: ['olena', 'joonas', 'hana'],
  },
  {
    by: 'ingrid',
    inDays: 4,
    at: '16:00',
    hours: 3,
    title: 'Your First Pull Request to Someone Else’s Code',
    type: 'Workshop',
    category: 'Collaboration',
    format: 'On site',
    location: 'Turku, Jokiranta studio',
    link: '',
    description:
      'We find a small thing in an open-source project that needs doing, do it, and write to its maintainers so that they answer.',
    maxParticipants: 4,
    skills: ['Git', 'Code review', 'Writing'],
    activities: ['Find something small', 'Change it in pairs', 'Write the message'],
    going: ['tomas', 'hana', 'yuki', 'amara', 'olena', 'joonas'],
  },
  {
    by: 'fatima',
    inDays: 9,
    at: '10:00',
    hours: 6,
    title: 'A Saturday with Maps',
    type: 'Hack day',
    category: 'Innovation',
    format: 'On site',
    location: 'Kotka, old customs house',
    link: '',
    description:
      'Open data, paper and scissors until noon; code after that. Soup in between. Come alone, and you won’t be for long.',
    maxParticipants: 30,
    skills: ['Maps', 'Open data', 'Prototyping'],
    mentors: [{ name: 'Aino Virtanen', expertise: 'Maps' }],
    sponsors: ['Kotka Harbour Society'],
    going: ['aino', 'sunna', 'mikkel', 'priya'],
  },
  {
    by: 'ingrid',
    inDays: 13,
    at: '18:30',
    hours: 1,
    title: 'What Reviewers Look For',
    type: 'Talk',
    category: 'Education',
    format: 'Online',
    location: '',
    link: 'https://meet.example/reviews',
    description:
      'Three people read the same change, live, and say out loud what they see first. Then you try.',
    maxParticipants: null,
    skills: ['Code review'],
    speakers: [
      { name: 'Mikkel Sørensen', topic: 'Names before logic' },
      { name: 'Priya Raman', topic: 'Tests before names' },
    ],
    going: ['eetu', 'linnea', 'tomas', 'hana', 'olena'],
  },
  {
    by: 'fatima',
    inDays: 20,
    at: '17:00',
    hours: 2,
    title: 'Teams Looking for People',
    type: 'Meetup',
    category: 'Networking',
    format: 'Hybrid',
    location: 'Helsinki, Köydenpunojat loft',
    link: 'https://meet.example/teams',
    description:
      'Five minutes for each team: what it builds, who’s missing, and when it meets. Coffee, and time to sit down together.',
    maxParticipants: 60,
    skills: ['Teamwork', 'Pitching'],
    going: ['aino', 'olena', 'joonas', 'yuki', 'amara', 'tomas', 'hana'],
  },
];
