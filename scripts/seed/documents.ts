import type { PersonKey } from './people.ts';

type SeedDocument = { by: PersonKey; daysAgo: number; title: string; text: string };

/** The documentation of Harbour Tides in the live demo. */
export const documents: SeedDocument[] = [
  {
    by: 'aino',
    daysAgo: 21,
    title: 'How we work',
    text: `## When

We write here and on the board, and talk on Tuesdays at 18:00. Whoever can’t come reads the notes.

## What we’ve agreed on

- One ticket at a time, and at most three days for one.
- Somebody else looks at everything before it’s done.
- **Ask after an hour**, not after a day.`,
  },
  {
    by: 'ingrid',
    daysAgo: 9,
    title: 'Decisions',
    text: `| When | What | Why |
| --- | --- | --- |
| Week 3 | Heights come from one source | Two never agreed |
| Week 5 | We show the higher wind | Nobody drowns because they stayed in the harbor |

Add a row when you decide something that others would ask about.`,
  },
  {
    by: 'eetu',
    daysAgo: 4,
    title: 'Running it on your machine',
    text: `\`\`\`
npm ci
npm start
\`\`\`

- It listens on port 4000.
- Tide tables are in \`data/\`. Delete the folder to load them again.`,
  },
];
