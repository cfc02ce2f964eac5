import { paths } from '#web/lib/paths.ts';

/** What search engines and link previews show of a page. */
export type PageDescription = { title: string; description: string };

/** The same while their area of the site is live. */
export const liveDescriptions: Record<string, PageDescription> = {
  [paths.hackathons]: {
    title: 'Hackathons',
    description: 'Sign up for a hackathon, join a team and build something together.',
  },
};

/**
 * The public pages whose description doesn't depend on the database. The build gives them to the
 * server; browsers never load this. A page without one isn't indexed.
 */
export const pageDescriptions: Record<string, PageDescription> = {
  [paths.projects]: {
    title: 'Projects',
    description: 'Find a project with an opening for you: search by role, technology or name.',
  },
  [paths.events]: {
    title: 'Events',
    description: 'Meetups, workshops and talks for early-career developers.',
  },
  [paths.forum]: {
    title: 'Forum',
    description: 'Ask a question or help someone who is learning what you already know.',
  },
  [paths.business]: {
    title: 'Business Portal',
    description: 'Where companies and junior developers find each other.',
  },
  [paths.hackathons]: {
    title: 'Hackathons',
    description: 'A theme, a team and a few days, every quarter.',
  },
  [paths.liveHackathons]: {
    title: 'Live hackathons',
    description: 'Sign up for a hackathon, join a team and build something together.',
  },
  [paths.philosophy]: {
    title: 'The Pieces Philosophy',
    description: 'Why we team up, build something real and leave knowing more.',
  },
  [paths.conduct]: {
    title: 'Code of Conduct',
    description: 'What we expect of everyone here, and how to report what isn’t okay.',
  },
  [paths.howMatchingWorks]: {
    title: 'How matching works',
    description: 'How Pieces finds teams that fit you: every rule and how many points it’s worth.',
  },
  [paths.login]: {
    title: 'Sign in',
    description: 'Sign in to Pieces, or sign up to find your team.',
  },
  [paths.terms]: { title: 'Terms of Service', description: 'The terms for using Pieces.' },
  [paths.privacy]: {
    title: 'Privacy Policy',
    description: 'What Pieces stores about you, why, and what you can do about it.',
  },
};
