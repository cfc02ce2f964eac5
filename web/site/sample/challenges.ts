import type { Challenge, ChallengeKind } from '#web/site/business/offers/challenge.ts';
import { dayFrom, numbered } from './samples.ts';

/** The points of each kind (Specification, section 9). */
const points: Record<ChallengeKind, number> = {
  'weekly-reviews': 100,
  'problem-solving': 250,
  'idea-enhancement': 300,
};

/** Without what its buttons do. */
export type ChallengeSample = Omit<Challenge, 'actions'>;

/** The sample challenges, with dates counted from today. */
export const listChallenges = (today: Date): ChallengeSample[] =>
  numbered(samples).map(({ inDays, ...challenge }) => ({
    ...challenge,
    deadline: dayFrom({ today, inDays }),
    points: points[challenge.kind],
    status: 'active',
  }));

const samples: (Omit<ChallengeSample, 'id' | 'deadline' | 'points' | 'status'> & {
  inDays: number;
})[] = [
  {
    kind: 'weekly-reviews',
    inDays: 3,
    title: 'Review a checkout that loses its basket',
    company: 'Kuusenhavu Software',
    description:
      'A 140-line pull request keeps the basket when the network drops. Find what still goes wrong, and say it kindly.',
    participants: 38,
  },
  {
    kind: 'weekly-reviews',
    inDays: 5,
    title: 'Read a migration before it meets two million rows',
    company: 'Saaripolku Data',
    description:
      'One column becomes two. Tell the author which statement locks the table, and what to do instead.',
    participants: 24,
  },
  {
    kind: 'weekly-reviews',
    inDays: 6,
    title: 'Listen to a timetable with a screen reader',
    company: 'Aaltorinne Networks',
    description:
      'Work through a train timetable by ear. Note every place where you get lost, and the line of markup that caused it.',
    participants: 31,
  },
  {
    kind: 'problem-solving',
    inDays: 16,
    title: 'Keep forty electric ferries charged through an archipelago winter',
    company: 'Tyrskymo Maritime',
    description:
      'You get a month of routes, ice and battery readings. Plan which ferry charges where, so that no village waits more than an hour.',
    teams: 11,
  },
  {
    kind: 'problem-solving',
    inDays: 21,
    title: 'Find the crates that a robot puts down twice',
    company: 'Routalahti Robotics',
    description:
      'Three warehouse robots share one shelf map and sometimes disagree. Reproduce it in the simulator, then make them agree.',
    teams: 7,
  },
  {
    kind: 'problem-solving',
    inDays: 26,
    title: 'Halve the data a clinic sends over a northern mobile network',
    company: 'Hilletie Health',
    description:
      'A remote reception sends the same pictures again and again. Bring the daily volume down without making a nurse wait.',
    teams: 9,
  },
  {
    kind: 'idea-enhancement',
    inDays: 12,
    title: 'Make a level editor that a ten-year-old can teach',
    company: 'Tuiskukivi Games',
    description:
      'The editor works, and its tools have names that only we understand. Rename one of them and show how a child explains it.',
    participants: 19,
  },
  {
    kind: 'idea-enhancement',
    inDays: 18,
    title: 'A quieter on-call rota for a team of five',
    company: 'Kajonsalmi Cloud',
    description:
      'We wake the right person, and then three more. Look at our rules and propose one change that lets people sleep.',
    participants: 15,
  },
  {
    kind: 'idea-enhancement',
    inDays: 24,
    title: 'Give school lunch surveys a reason to be answered',
    company: 'Kaislapiha Learning',
    description:
      'Pupils vote on lunch and never hear what came of it. Extend the idea so that an answer changes something they can taste.',
    participants: 27,
  },
];
