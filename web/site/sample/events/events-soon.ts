import type { EventSample } from './dated-from.ts';
import { mentor, organizer, people } from './events-people.ts';

/** In the nine days from today: as many as Home needs on each of them. */
export const soon: readonly EventSample[] = [
  {
    id: 12,
    inDays: 0,
    at: '17:30',
    title: 'Open Desk: Bring Code That Won’t Run',
    type: 'Office hours',
    category: 'Support',
    location: 'Tampere, Tallipiha workshop',
    format: 'Hybrid',
    description:
      'One long table and ninety minutes. Say what you tried and what you expected to happen, and go home with a next step.',
    organizer: organizer('Ilkka Rautio'),
    participants: people({ from: 20, count: 9 }),
    maxParticipants: 16,
    skills: ['Debugging', 'Asking for help'],
    mentors: [
      mentor({ id: 101, name: 'Maarit Sipilä', expertise: 'Web' }),
      mentor({ id: 102, name: 'Obinna Eze', expertise: 'Databases' }),
    ],
  },
  {
    id: 1,
    inDays: 3,
    at: '17:00',
    title: 'Git for Teams: From First Branch to Merged Pull Request',
    type: 'Workshop',
    category: 'Education',
    location: 'Oulu, Torinranta hall',
    format: 'On site',
    description:
      'Two hours in pairs with a real repository: branches, reviews, and what to do when a merge goes wrong. Bring a laptop.',
    organizer: organizer('Sanna Korhonen'),
    participants: people({ from: 0, count: 17 }),
    maxParticipants: 24,
    skills: ['Git', 'Code review'],
    mentors: [mentor({ id: 103, name: 'Jari Lehtinen', expertise: 'Open source' })],
    activities: [
      'Branch, commit and push in pairs',
      'Break a merge on purpose, then fix it',
      'Review someone else’s pull request kindly',
    ],
  },
  {
    id: 2,
    inDays: 6,
    at: '18:00',
    title: 'Find Your Team: Project Pitch Evening',
    type: 'Meetup',
    category: 'Networking',
    location: 'Helsinki, Köydenpunojat loft',
    format: 'On site',
    description:
      'Five minutes per project, then coffee. Come with an idea that needs people, or be the person an idea needs.',
    organizer: organizer('Amira Hassan'),
    participants: people({ from: 5, count: 38 }),
    maxParticipants: 60,
    skills: ['Pitching', 'Teamwork'],
    activities: ['Ten pitches, a bell and no slides', 'A wall of notes: who’s looking for whom'],
    sponsors: ['Kuusenhavu Software', 'Verstas Nine'],
  },
  {
    id: 13,
    inDays: 8,
    at: '10:00',
    title: 'Sketch First: An Interface on Paper',
    type: 'Workshop',
    category: 'Innovation',
    location: 'Turku, Jokiranta studio',
    format: 'On site',
    description:
      'Pens, scissors and three people who pretend to be your users. You will throw away four ideas before lunch and keep the fifth.',
    organizer: organizer('Linnea Sjöberg'),
    participants: people({ from: 12, count: 14 }),
    maxParticipants: 15,
    skills: ['Prototyping', 'User testing', 'Sketching'],
    mentors: [mentor({ id: 104, name: 'Paavo Niemi', expertise: 'Interface design' })],
  },
];
