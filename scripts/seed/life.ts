import type { EntryKind } from '#contract/vocabulary.ts';
import type { PersonKey } from './people.ts';

type SeedComment = { ticket: string; by: PersonKey; daysAgo: number; text: string };

/** What the team of Harbour Tides says about its tickets, the oldest first. */
export const comments: SeedComment[] = [
  {
    ticket: 'Wind arrows that need no colours',
    by: 'ingrid',
    daysAgo: 10,
    text: 'Barbs are what every chart in our club uses. **Please** keep the numbers beside them, though: my father reads nothing else.',
  },
  {
    ticket: 'Wind arrows that need no colours',
    by: 'linnea',
    daysAgo: 9,
    text: '> keep the numbers beside them\n\nYes! They stay, in `m/s`. Only the colour stops being the one thing that says it.',
  },
  {
    ticket: 'Fetch measurements once for everyone',
    by: 'olena',
    daysAgo: 9,
    text: 'Could the job also keep the answer that failed? When the service sent HTML last week, we learned of it from a sailor.',
  },
  {
    ticket: 'Fetch measurements once for everyone',
    by: 'eetu',
    daysAgo: 8,
    text: 'Good point. I keep the first 500 bytes of an answer that is no JSON:\n\n```sql\nalter table fetches add column odd_answer text;\n```',
  },
  {
    ticket: 'Map tiles stay blank after the phone was asleep',
    by: 'linnea',
    daysAgo: 6,
    text: 'Same on my old Fairphone, after **twelve** minutes. Does it come back when you turn the phone sideways?',
  },
  {
    ticket: 'Map tiles stay blank after the phone was asleep',
    by: 'ingrid',
    daysAgo: 5,
    text: '> Does it come back when you turn the phone sideways?\n\nIt does! So a resize is enough. Trying `map.resize()` when the page becomes visible.',
  },
  {
    ticket: 'Map tiles stay blank after the phone was asleep',
    by: 'aino',
    daysAgo: 4,
    text: 'That would be one line instead of forty. If it holds on three phones, take it.',
  },
  {
    ticket: 'Harbour page: depth, berths and phone first',
    by: 'ingrid',
    daysAgo: 11,
    text: 'My aunt looked for the phone number first. She does not trust any other number, she says.',
  },
  {
    ticket: 'Harbour page: depth, berths and phone first',
    by: 'aino',
    daysAgo: 3,
    text: 'Then it stays in view while the page scrolls. Sketch:\n\n- [x] depth\n- [x] berths\n- [ ] phone, always in reach',
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

/** What some tell of where they come from. */
export const entries: Partial<Record<PersonKey, SeedEntry[]>> = {
  aino: [
    {
      kind: 'experience',
      title: 'Map assistant',
      organisation: 'City survey of Kotka',
      from: '2023-05',
      to: '2024-08',
      text: 'Kept the harbour maps in order and wrote the scripts that found where they were not.',
    },
    {
      kind: 'education',
      title: 'Front-end development',
      organisation: 'An evening course in Helsinki',
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
      text: 'With a thesis about how islanders read sea charts.',
    },
  ],
  eetu: [
    {
      kind: 'experience',
      title: 'Electrician',
      organisation: 'A firm of six in Tampere',
      from: '2014-03',
      to: '2023-11',
      text: '',
    },
  ],
};

/** Where some can be found elsewhere. */
export const links: Partial<Record<PersonKey, Record<string, string>>> = {
  aino: {
    githubUrl: 'https://code.example.org/aino',
    linkedinUrl: 'https://people.example.org/aino-virtanen',
    personalWebsiteUrl: 'https://aino.example.org',
  },
};

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
