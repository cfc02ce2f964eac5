import type { AreaMode, AreaName } from '#contract/values/areas.ts';

export const modeNames: Record<AreaMode, string> = {
  sample: 'Sample content',
  live: 'Real',
  hidden: 'Hidden',
};

type AreaText = {
  name: string;
  /** What visitors get of a live one that they can’t read. */
  closed?: string;
} & Partial<Record<AreaMode, string>>;

/** What visitors see of each area in each mode. */
export const areaTexts: Record<AreaName, AreaText> = {
  home: {
    name: 'Figures on Home',
    sample: 'Made-up numbers of members, projects, events and achievements.',
    live: 'Real numbers. Those below 10 aren’t shown.',
    hidden: 'No numbers.',
  },
  events: {
    name: 'Events',
    sample: 'Made-up events, also on Home.',
    live: 'The events that people create here, the next three also on Home. Without any, Home has no events.',
    closed: 'Otherwise, its pages ask them to sign in, and Home has no events for them.',
    hidden: 'No link, no page, and nothing on Home.',
  },
  forum: {
    name: 'Forum',
    sample: 'Made-up discussions.',
    live: 'Real discussions. With fewer than ten, no numbers are shown.',
    hidden: 'No link and no page.',
    closed: 'Otherwise, its pages ask them to sign in.',
  },
  business: {
    name: 'Business Portal',
    sample: 'Made-up companies, jobs and resources.',
    hidden: 'No link and no page.',
  },
  hackathons: {
    name: 'Hackathons',
    sample: 'Made-up hackathons, with a strip above them that leads to the real ones.',
    live: 'The hackathons that people organize here, upcoming and past. While there are none, a button to organize the first one.',
    closed:
      'Otherwise, it asks them to sign in. With the link to a hackathon, they can open that one.',
    hidden:
      'No link and no page, and nobody can create a hackathon. People with the link to an existing one can still open it.',
  },
  discussions: {
    name: 'Discussions in a team space',
    sample: 'Made-up discussions, the same for every team.',
    live: 'Each team’s own discussions, and what it did lately.',
    hidden: 'No tab.',
  },
};
