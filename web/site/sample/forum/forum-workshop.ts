import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Team Workshop. */
export const workshopThreads: readonly ThreadSample[] = [
  {
    daysAgo: 0,
    title: 'Night bus map for Pirkanmaa: two of us, room for three more',
    author: authors.kalle,
    replies: 16,
    views: 264,
    tags: ['maps', 'open data', 'looking for people'],
    participants: ['Kalle Pohjola', 'Thuy Le'],
    projectDetails: {
      status: 'Planning',
      neededRoles: ['Frontend developer', 'Designer', 'Tester who rides buses'],
      timeline: 'Ten weeks, first map in three',
      techStack: ['TypeScript', 'MapLibre', 'PostGIS'],
    },
  },
  {
    daysAgo: 2,
    title: 'Sauna bookings for housing companies: one place left',
    author: authors.elsa,
    replies: 23,
    views: 415,
    tags: ['calendar', 'looking for people'],
    participants: ['Elsa Rönnqvist', 'Ibrahim Sesay', 'Roope Haavisto', 'Farid Karimi'],
    projectDetails: {
      status: 'In Progress',
      neededRoles: ['Backend developer'],
      timeline: 'Pilot in two houses next month',
      techStack: ['React', 'Fastify', 'PostgreSQL'],
    },
  },
  {
    daysAgo: 4,
    title: 'How we split one ticket into six and finally shipped it',
    author: authors.pihla,
    replies: 18,
    views: 327,
    tags: ['planning', 'tickets', 'looking back'],
    resources: ['The six tickets, before and after'],
  },
  {
    daysAgo: 9,
    title: 'We’re done: Allotment Diary, and what we’d do differently',
    author: authors.aada,
    replies: 27,
    views: 498,
    tags: ['looking back', 'React', 'garden'],
    participants: ['Aada Kivimäki', 'Daria Sokolova', 'Farid Karimi'],
    projectDetails: {
      status: 'Completed',
      neededRoles: [],
      timeline: 'Fourteen weeks, two longer than planned',
      techStack: ['React', 'SQLite'],
    },
  },
  {
    daysAgo: 12,
    title: 'One of us has gone quiet. How do you ask without blaming them?',
    author: authors.roope,
    type: 'Support',
    replies: 31,
    views: 552,
    tags: ['teamwork', 'communication'],
  },
];
