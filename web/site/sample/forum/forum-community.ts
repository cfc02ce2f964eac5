import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Around Pieces. */
export const communityThreads: readonly ThreadSample[] = [
  {
    daysAgo: 1,
    title: 'Which town should the traveling code night visit next?',
    author: authors.wilma,
    replies: 39,
    views: 574,
    tags: ['meetup', 'Finland', 'vote'],
    participants: ['Wilma Strand', 'Henna Lampi', 'Juuso Tikkanen', 'Elsa Rönnqvist'],
  },
  {
    daysAgo: 2,
    title: 'Good first issues, picked weekly from projects that reply within a day',
    author: authors.juuso,
    replies: 26,
    views: 803,
    tags: ['open source', 'first issue', 'Rust'],
    resources: ['This week’s eleven issues', 'How to ask before you start'],
  },
  {
    daysAgo: 6,
    title: 'Verstas Nine opens its workshop on Thursdays: soldering irons included',
    author: authors.wilma,
    replies: 8,
    views: 156,
    tags: ['hardware', 'companies', 'Tampere'],
  },
  {
    daysAgo: 11,
    title: 'A license for our first library: which one, and who has to agree?',
    author: authors.aada,
    replies: 22,
    views: 361,
    tags: ['open source', 'licenses'],
    resources: ['Four licenses on one page'],
  },
  {
    daysAgo: 14,
    title: 'Weather mast in the schoolyard: looking for a second school',
    author: authors.juuso,
    replies: 10,
    views: 207,
    tags: ['schools', 'open data', 'looking for people'],
    participants: ['Juuso Tikkanen', 'Roope Haavisto'],
    projectDetails: {
      status: 'In Progress',
      neededRoles: ['A teacher', 'Data analyst', 'Someone in Lapland'],
      timeline: 'One school year',
      techStack: ['Go', 'MQTT', 'SQLite'],
    },
  },
];
