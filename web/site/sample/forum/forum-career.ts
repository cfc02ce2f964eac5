import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Working Life. */
export const careerThreads: readonly ThreadSample[] = [
  {
    daysAgo: 0,
    title: 'Ask me anything about first interviews: I’ve been on the other side of 400',
    author: authors.henna,
    replies: 58,
    views: 1204,
    tags: ['interviews', 'first job'],
    resources: ['Ten questions you can ask back', 'What a quiet interviewer means'],
  },
  {
    daysAgo: 3,
    title: 'Portfolio of three small things or one big one?',
    author: authors.thuy,
    replies: 24,
    views: 446,
    tags: ['portfolio', 'first job'],
    reviewers: [
      { id: 6, name: 'Henna Lampi', status: 'approved' },
      { id: 7, name: 'Farid Karimi', status: 'asked' },
    ],
  },
  {
    daysAgo: 4,
    title: 'My first month at a company of 900: a diary',
    author: authors.pihla,
    type: 'Education',
    replies: 20,
    views: 512,
    tags: ['first job', 'diary', 'onboarding'],
  },
  {
    daysAgo: 7,
    title: 'Nurse for eleven years, developer for one: questions welcome',
    author: authors.ibrahim,
    replies: 33,
    views: 689,
    tags: ['career change', 'motivation'],
  },
  {
    daysAgo: 21,
    title: 'How much Finnish do you need at work? Collecting honest answers',
    author: authors.daria,
    replies: 64,
    views: 1380,
    tags: ['language', 'first job', 'Finland'],
    resources: ['Answers from 87 teams, by city'],
  },
];
