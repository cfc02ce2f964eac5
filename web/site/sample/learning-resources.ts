import { dayFrom } from './sample-day.ts';

export const resourceTypes = ['course', 'article', 'video', 'workshop'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type ResourceLevel = (typeof resourceLevels)[number];

export type LearningResource = {
  id: number;
  title: string;
  company: string;
  type: ResourceType;
  topics: string[];
  level: ResourceLevel;
  rating: number;
  feedbackCount: number;
  url: string;
  date: Date;
};

/** The sample learning resources, with dates counted from today. */
export const listLearningResources = (today: Date): LearningResource[] =>
  samples.map(({ daysAgo, slug, ...resource }) => ({
    ...resource,
    url: `https://learn.pieces.example/${slug}`,
    date: dayFrom({ today, inDays: -daysAgo }),
  }));

const samples: (Omit<LearningResource, 'date' | 'url'> & { daysAgo: number; slug: string })[] = [
  {
    id: 1,
    daysAgo: 9,
    slug: 'git-without-fear',
    title: 'Git Without Fear',
    company: 'Kuusenhavu Software',
    type: 'course',
    topics: ['Git', 'Teamwork'],
    level: 'Beginner',
    rating: 4.8,
    feedbackCount: 214,
  },
  {
    id: 2,
    daysAgo: 34,
    slug: 'tables-that-tell-the-truth',
    title: 'Tables That Tell the Truth: Modeling Data',
    company: 'Saaripolku Data',
    type: 'course',
    topics: ['SQL', 'PostgreSQL', 'Modeling'],
    level: 'Intermediate',
    rating: 4.7,
    feedbackCount: 163,
  },
  {
    id: 3,
    daysAgo: 61,
    slug: 'services-that-survive-the-night',
    title: 'Services That Survive the Night',
    company: 'Kajonsalmi Cloud',
    type: 'course',
    topics: ['Reliability', 'Queues', 'Monitoring'],
    level: 'Advanced',
    rating: 4.6,
    feedbackCount: 88,
  },
  {
    id: 4,
    daysAgo: 2,
    slug: 'a-pull-request-people-enjoy',
    title: 'How to Write a Pull Request People Enjoy',
    company: 'Verstas Nine',
    type: 'article',
    topics: ['Code review', 'Writing'],
    level: 'Beginner',
    rating: 4.5,
    feedbackCount: 97,
  },
  {
    id: 5,
    daysAgo: 17,
    slug: 'cache-or-no-cache',
    title: 'Cache or No Cache: Seven Questions First',
    company: 'Aaltorinne Networks',
    type: 'article',
    topics: ['HTTP', 'Performance'],
    level: 'Intermediate',
    rating: 4.2,
    feedbackCount: 52,
  },
  {
    id: 6,
    daysAgo: 45,
    slug: 'two-robots-one-map',
    title: 'Two Robots, One Map: Consensus by Example',
    company: 'Routalahti Robotics',
    type: 'article',
    topics: ['Distributed systems', 'Simulation'],
    level: 'Advanced',
    rating: 4.4,
    feedbackCount: 41,
  },
  {
    id: 7,
    daysAgo: 5,
    slug: 'draw-a-button',
    title: 'Draw a Button, Then Build It',
    company: 'Lumipiste Labs',
    type: 'video',
    topics: ['HTML', 'CSS', 'Accessibility'],
    level: 'Beginner',
    rating: 4.3,
    feedbackCount: 176,
  },
  {
    id: 8,
    daysAgo: 28,
    slug: 'a-game-loop-in-forty-minutes',
    title: 'A Game Loop in Forty Minutes',
    company: 'Tuiskukivi Games',
    type: 'video',
    topics: ['TypeScript', 'Games', 'Time steps'],
    level: 'Intermediate',
    rating: 4.9,
    feedbackCount: 305,
  },
  {
    id: 9,
    daysAgo: 73,
    slug: 'we-broke-it-on-purpose',
    title: 'We Broke It on Purpose: a Failure Day',
    company: 'Kajonsalmi Cloud',
    type: 'video',
    topics: ['Reliability', 'Teamwork'],
    level: 'Advanced',
    rating: 4.1,
    feedbackCount: 64,
  },
  {
    id: 10,
    daysAgo: 12,
    slug: 'your-first-test',
    title: 'Your First Test, Written in a Pair',
    company: 'Kaislapiha Learning',
    type: 'workshop',
    topics: ['Testing', 'Pairing'],
    level: 'Beginner',
    rating: 4.6,
    feedbackCount: 119,
  },
  {
    id: 11,
    daysAgo: 20,
    slug: 'talk-to-five-nurses',
    title: 'Talk to Five Nurses: Interviews That Change a Plan',
    company: 'Hilletie Health',
    type: 'workshop',
    topics: ['User research', 'Interviews'],
    level: 'Intermediate',
    rating: 4.7,
    feedbackCount: 73,
  },
  {
    id: 12,
    daysAgo: 50,
    slug: 'maps-at-sea',
    title: 'Maps at Sea: Tiles, Projections, No Signal',
    company: 'Tyrskymo Maritime',
    type: 'workshop',
    topics: ['Maps', 'Offline', 'Geometry'],
    level: 'Intermediate',
    rating: 4.0,
    feedbackCount: 29,
  },
];
