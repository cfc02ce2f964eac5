/** Sample events: fixed content, whose dates are counted from today so that some are always ahead. */
export const eventCategories = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Networking',
] as const;
export type EventCategory = (typeof eventCategories)[number];

type Person = { id: number; name: string; avatar: string };

export type Event = {
  id: number;
  title: string;
  date: Date;
  type: string;
  category: EventCategory;
  location: string;
  description: string;
  organizer: { name: string; avatar: string };
  participants: Person[];
  maxParticipants: number;
  skills: string[];
  mentors: (Person & { expertise: string })[];
};

/** The sample events as they stand on a given day, the next one first. */
export const eventsAsOf = (today: Date): Event[] =>
  samples.map(({ inDays, at, ...event }) => ({ ...event, date: momentOf({ today, inDays, at }) }));

function momentOf({ today, inDays, at }: { today: Date; inDays: number; at: string }) {
  const [hours, minutes] = at.split(':').map(Number);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hours, minutes);
}

const person = (id: number, name: string): Person => ({ id, name, avatar: '' });

const samples: (Omit<Event, 'date'> & { inDays: number; at: string })[] = [
  {
    id: 1,
    inDays: 3,
    at: '17:00',
    title: 'Git for Teams: From First Branch to Merged Pull Request',
    type: 'Workshop',
    category: 'Education',
    location: 'Oulu, Tellus Arena',
    description:
      'Two hours in pairs with a real repository: branches, reviews, and what to do when a merge goes wrong. Bring a laptop.',
    organizer: { name: 'Sanna Korhonen', avatar: '' },
    participants: [person(1, 'Eero'), person(2, 'Minh'), person(3, 'Aino'), person(4, 'Samuel')],
    maxParticipants: 24,
    skills: ['Git', 'Code review'],
    mentors: [{ ...person(5, 'Jari Lehtinen'), expertise: 'Open source' }],
  },
  {
    id: 2,
    inDays: 6,
    at: '18:00',
    title: 'Find Your Team: Project Pitch Evening',
    type: 'Meetup',
    category: 'Networking',
    location: 'Helsinki, Maria 01',
    description:
      'Five minutes a project, then coffee. Come with an idea that needs people, or come as the person an idea needs.',
    organizer: { name: 'Amira Hassan', avatar: '' },
    participants: [person(6, 'Noora'), person(7, 'Pekka'), person(8, 'Leila')],
    maxParticipants: 60,
    skills: ['Pitching', 'Teamwork'],
    mentors: [],
  },
  {
    id: 3,
    inDays: 12,
    at: '16:30',
    title: 'Your First API in an Afternoon',
    type: 'Workshop',
    category: 'Collaboration',
    location: 'Online',
    description:
      'Design, write and test a small HTTP service together, in teams of three, and see another team use it at the end.',
    organizer: { name: 'Mikko Salo', avatar: '' },
    participants: [
      person(9, 'Iida'),
      person(10, 'Tomas'),
      person(11, 'Zahra'),
      person(12, 'Onni'),
      person(13, 'Ella'),
    ],
    maxParticipants: 30,
    skills: ['HTTP', 'TypeScript', 'Testing'],
    mentors: [{ ...person(14, 'Kaisa Virtanen'), expertise: 'Backend' }],
  },
];
