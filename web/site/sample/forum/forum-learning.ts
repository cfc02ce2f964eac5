import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Learning Paths. */
export const learningThreads: readonly ThreadSample[] = [
  {
    daysAgo: 0,
    title: 'Study group: twelve evenings of SQL, from select to query plans',
    author: authors.oskar,
    replies: 34,
    views: 610,
    tags: ['SQL', 'PostgreSQL', 'beginners welcome'],
    participants: ['Daria Sokolova', 'Thuy Le', 'Roope Haavisto', 'Aada Kivimäki', 'Kalle Pohjola'],
    session: {
      inDays: 4,
      from: '18:00',
      to: '19:30',
      topics: ['Joins by drawing', 'Why an index is not magic'],
      maxParticipants: 16,
    },
    resources: ['The harbor data set, 40 MB', 'Exercises for evening one'],
  },
  {
    daysAgo: 1,
    title: 'I finished my first course. What should I build before the second?',
    author: authors.thuy,
    replies: 21,
    views: 388,
    tags: ['first steps', 'Python', 'practice'],
  },
  {
    daysAgo: 3,
    title: 'Reading other people’s code: how do you find your way into a big repository?',
    author: authors.pihla,
    replies: 17,
    views: 295,
    tags: ['reading code', 'Git', 'habits'],
    resources: ['A map of one repository, drawn on paper', 'Seven commands that show history'],
  },
  {
    daysAgo: 6,
    title: 'Pair up: testing katas on Tuesday mornings',
    author: authors.marjut,
    type: 'Collaboration',
    replies: 12,
    views: 174,
    tags: ['testing', 'pairing', 'kata'],
    participants: ['Pihla Ojanen', 'Ibrahim Sesay', 'Aada Kivimäki'],
    session: {
      inDays: 9,
      from: '08:15',
      to: '09:00',
      topics: ['The bowling game', 'Test names that say why'],
      maxParticipants: 8,
    },
  },
  {
    daysAgo: 15,
    title: 'Books that aged well: a list we keep together',
    author: authors.juuso,
    replies: 46,
    views: 903,
    tags: ['books', 'lists'],
    resources: ['The list, 31 titles', 'Which libraries lend them', 'Three to read first'],
  },
];
