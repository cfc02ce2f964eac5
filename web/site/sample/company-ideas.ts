import type { CompanyIdea, TrendingIdea } from '#web/site/business/offers/company-idea.ts';
import { dayFrom, numbered } from './samples.ts';

/** The sample company ideas, with dates counted from today. */
export const listCompanyIdeas = (today: Date): CompanyIdea[] =>
  numbered(samples).map(({ daysAgo, ...idea }) => ({
    ...idea,
    date: dayFrom({ today, inDays: -daysAgo }),
  }));

const samples: (Omit<CompanyIdea, 'id' | 'date'> & { daysAgo: number })[] = [
  {
    daysAgo: 4,
    title: 'A junior runs every other retrospective',
    company: 'Kuusenhavu Software',
    category: 'workplace',
    status: 'in-progress',
    feedback: { positive: 146, comments: 38 },
  },
  {
    daysAgo: 11,
    title: 'Every new service starts from a page that explains itself',
    company: 'Kajonsalmi Cloud',
    category: 'technology',
    status: 'completed',
    feedback: { positive: 118, comments: 21 },
  },
  {
    daysAgo: 2,
    title: 'Salary ranges in every job listing',
    company: 'Hilletie Health',
    category: 'career',
    status: 'completed',
    feedback: { positive: 231, comments: 64 },
  },
  {
    daysAgo: 19,
    title: 'Two afternoons a month for someone else’s open source',
    company: 'Verstas Nine',
    category: 'technology',
    status: 'in-progress',
    feedback: { positive: 173, comments: 45 },
  },
  {
    daysAgo: 7,
    title: 'Meeting-free mornings until the days get longer',
    company: 'Aaltorinne Networks',
    category: 'workplace',
    status: 'proposed',
    feedback: { positive: 92, comments: 57 },
  },
  {
    daysAgo: 26,
    title: 'A trial week that is paid and ends with honest feedback',
    company: 'Tuiskukivi Games',
    category: 'career',
    status: 'in-progress',
    feedback: { positive: 204, comments: 49 },
  },
  {
    daysAgo: 15,
    title: 'Donate broken robots to schools, with a repair manual',
    company: 'Routalahti Robotics',
    category: 'technology',
    status: 'proposed',
    feedback: { positive: 87, comments: 16 },
  },
  {
    daysAgo: 33,
    title: 'A mentor from another company, changing twice a year',
    company: 'Kaislapiha Learning',
    category: 'career',
    status: 'proposed',
    feedback: { positive: 139, comments: 33 },
  },
];

export const trendingIdeas: readonly TrendingIdea[] = numbered<Omit<TrendingIdea, 'id'>>([
  {
    title: 'A map of workplaces that answer every application',
    company: 'Saaripolku Data',
    category: 'career',
    engagement: 482,
    growth: 64,
    status: 'in-progress',
  },
  {
    title: 'Power the ferry with waste heat from a data center',
    company: 'Tyrskymo Maritime',
    category: 'technology',
    engagement: 371,
    growth: 41,
    status: 'proposed',
  },
  {
    title: 'A language rule: the last to join a meeting picks the language',
    company: 'Lumipiste Labs',
    category: 'workplace',
    engagement: 295,
    growth: 38,
    status: 'completed',
  },
  {
    title: 'Accessibility reports that a sponsor can read in a minute',
    company: 'Aaltorinne Networks',
    category: 'technology',
    engagement: 248,
    growth: 27,
    status: 'in-progress',
  },
  {
    title: 'Parents return at 60% hours and keep the interesting work',
    company: 'Kajonsalmi Cloud',
    category: 'workplace',
    engagement: 214,
    growth: 19,
    status: 'proposed',
  },
]);
