import type { EntryKind } from '#contract/values/vocabulary.ts';
import type { PersonKey } from './people.ts';

type SeedComment = { ticket: string; by: PersonKey; daysAgo: number; text: string };

/** What the team of Harbour Tides wrote to each other, oldest first. */
export const notes: { by: PersonKey; daysAgo: number; text: string }[] = [
  {
    by: 'ingrid',
    daysAgo: 20,
    text: 'Hello, everyone! I sail out of Hanko and write a little Go. Happy to read forecasts all day.',
  },
  {
    by: 'aino',
    daysAgo: 20,
    text: 'Welcome, Ingrid! We meet on Tuesday evenings at 18:00. The harbor office in Inkoo would like to see a first version **before Christmas**.',
  },
  {
    by: 'eetu',
    daysAgo: 3,
    text: 'I have exams next week, so I’ll be slow to review. Nudge me if something is urgent.',
  },
];

/** A project of which nothing was heard for weeks. */
export const inactiveProject = { name: 'Bike Doctor', lastActiveDaysAgo: 42, inactiveDaysAgo: 12 };

/** Comments on the Harbour Tides tickets, oldest first. */
export const comments: SeedComment[] = [
  {
    ticket: 'Wind arrows that work without color',
    by: 'ingrid',
    daysAgo: 10,
    text: "Barbs are what every chart in our club uses. **Please** keep the numbers next to them, though. They're the only thing my father reads.",
  },
  {
    ticket: 'Wind arrows that work without color',
    by: 'linnea',
    daysAgo: 9,
    text: '> keep the numbers next to them\n\nYes! They stay, in `m/s`. Color just stops being the only clue.',
  },
  {
    ticket: 'Fetch measurements once for everyone',
    by: 'olena',
    daysAgo: 9,
    text: 'Could the job also save the response when it fails? When the service sent HTML last week, we only found out from a sailor.',
  },
  {
    ticket: 'Fetch measurements once for everyone',
    by: 'eetu',
    daysAgo: 8,
    text: "Good point. I now save the first 500 bytes of any response that isn't JSON:\n\n```sql\nalter table fetches add column raw_response text;\n```",
  },
  {
    ticket: 'Map tiles stay blank after the phone sleeps',
    by: 'linnea',
    daysAgo: 6,
    text: 'Same on my old Fairphone, after **twelve** minutes. Does it come back if you turn the phone sideways?',
  },
  {
    ticket: 'Map tiles stay blank after the phone sleeps',
    by: 'ingrid',
    daysAgo: 5,
    text: "> Does it come back if you turn the phone sideways?\n\nIt does! So a resize is enough. I'll try `map.resize()` when the page becomes visible.",
  },
  {
    ticket: 'Map tiles stay blank after the phone sleeps',
    by: 'aino',
    daysAgo: 4,
    text: "That would be one line instead of forty. If it works on three phones, let's go with it.",
  },
  {
    ticket: 'Harbor page: depth, berths and phone first',
    by: 'ingrid',
    daysAgo: 11,
    text: "My aunt looked for the phone number first. She says it's the only number she trusts.",
  },
  {
    ticket: 'Harbor page: depth, berths and phone first',
    by: 'aino',
    daysAgo: 3,
    text: "Then let's keep it in view while the page scrolls. Sketch:\n\n- [x] depth\n- [x] berths\n- [ ] phone, always within reach",
  },
];

type SeedEntry = {
  kind: EntryKind;
  title: string;
  organisation: string;
  from: string;
  to: string;
  text: string;
};

/** Work experience and education on some profiles. */
export const entries: Partial<Record<PersonKey, SeedEntry[]>> = {
  aino: [
    {
      kind: 'experience',
      title: 'Map assistant',
      organisation: 'Kotka City Survey',
      from: '2023-05',
      to: '2024-08',
      text: 'Kept the harbor maps up to date and wrote scripts to find the mistakes in them.',
    },
    {
      kind: 'education',
      title: 'Front-end development',
      organisation: 'Evening course in Helsinki',
      from: '2025-01',
      to: '2026-05',
      text: '',
    },
    {
      kind: 'education',
      title: 'Geography, BSc',
      organisation: 'University of Turku',
      from: '2019-09',
      to: '2023-06',
      text: 'Wrote my thesis on how islanders read sea charts.',
    },
  ],
  eetu: [
    {
      kind: 'experience',
      title: 'Electrician',
      organisation: 'A six-person firm in Tampere',
      from: '2014-03',
      to: '2023-11',
      text: '',
    },
  ],
};

/** Links to other sites on some profiles. */
export const links: Partial<Record<PersonKey, Record<string, string>>> = {
  aino: {
    githubUrl: 'https://code.example.org/aino',
    linkedinUrl: 'https://people.example.org/aino-virtanen',
    personalWebsiteUrl: 'https://aino.example.org',
  },
};

/** Who is invited by the creator of which project. */
export const invitations: { project: string; to: PersonKey; message: string }[] = [
  {
    project: 'Lantern Walk',
    to: 'fatima',
    message: 'You asked good questions about our map. Two evenings a week, and Mikkel explains it.',
  },
];

/** Who waits for a place on which full team. */
export const waitings: [PersonKey, project: string][] = [['aino', 'Northern Line-up']];

/** Who follows whom. */
export const follows: [follower: PersonKey, followed: PersonKey][] = [
  ['eetu', 'aino'],
  ['linnea', 'aino'],
  ['ingrid', 'aino'],
  ['fatima', 'aino'],
  ['aino', 'eetu'],
  ['aino', 'olena'],
  ['olena', 'eetu'],
];
