import type { PersonKey } from './people.ts';

type SeedPost = { by: PersonKey; daysAgo: number; text: string };
type SeedReply = SeedPost & {
  /** It's accepted as the answer. */
  isAnswer?: true;
};

export type SeedThread = SeedPost & {
  category: 'Code Clinic' | 'Team Workshop' | 'Around Pieces';
  title: string;
  tags: string[];
  replies: SeedReply[];
};

/** The forum of the live demo, the oldest thread first. */
export const forumThreads: SeedThread[] = [
  {
    by: 'priya',
    daysAgo: 40,
    category: 'Around Pieces',
    title: 'Say hello: what are you building first?',
    tags: ['introductions'],
    text: 'I’ll begin: a page that tells my grandmother which bus comes next, in letters she can read.',
    replies: [
      {
        by: 'amara',
        daysAgo: 39,
        text: 'A seed library for our courtyard. Nobody remembers who lent what to whom.',
      },
      {
        by: 'joonas',
        daysAgo: 37,
        text: 'Nothing yet. I read other people’s boards until something makes me curious.',
      },
    ],
  },
  {
    by: 'joonas',
    daysAgo: 33,
    category: 'Code Clinic',
    title: 'Why does my test pass alone and fail with the others?',
    tags: ['testing', 'JavaScript'],
    text: 'Each test changes the same list:\n\n```js\nconst berths = [];\ntest("adds one", () => {\n  berths.push("A1");\n  expect(berths).toHaveLength(1);\n});\n```\n\nThe second test already finds two.',
    replies: [
      {
        by: 'linnea',
        daysAgo: 33,
        text: 'The list belongs to the file, so all tests share it. Make it in each test, or in `beforeEach`.',
        isAnswer: true,
      },
      { by: 'joonas', daysAgo: 32, text: 'That was it. Thank you!' },
    ],
  },
  {
    by: 'tomas',
    daysAgo: 30,
    category: 'Team Workshop',
    title: 'How do you split work when nobody has done it before?',
    tags: ['planning'],
    text: 'Three of us, none has built an API. Do we each learn all of it, or one part each?',
    replies: [
      {
        by: 'aino',
        daysAgo: 29,
        text: 'We paired for the first two tickets and then took one part each. The pairing was slow and worth it.',
      },
      {
        by: 'olena',
        daysAgo: 29,
        text: 'Write the tickets so small that a wrong guess costs an evening, not a week.',
      },
    ],
  },
  {
    by: 'yuki',
    daysAgo: 26,
    category: 'Code Clinic',
    title: 'Git says my branch and main have diverged. Did I lose something?',
    tags: ['Git'],
    text: 'I pulled, and now there are two versions of the same commit in the log.',
    replies: [
      {
        by: 'eetu',
        daysAgo: 26,
        text: 'Nothing is lost. Somebody rebased main, so your copy of the commit has another ID. Try:\n\n```sh\ngit fetch\ngit rebase origin/main\n```\n\nIdentical commits drop out by themselves.',
        isAnswer: true,
      },
    ],
  },
  {
    by: 'hana',
    daysAgo: 23,
    category: 'Code Clinic',
    title: 'A label that screen readers read twice',
    tags: ['accessibility', 'HTML'],
    text: 'My input has a `label` and an `aria-label` with the same words. VoiceOver says both.',
    replies: [
      {
        by: 'linnea',
        daysAgo: 22,
        text: 'Drop the `aria-label`. The visible label already names the field, and it’s clickable.',
        isAnswer: true,
      },
    ],
  },
  {
    by: 'sunna',
    daysAgo: 20,
    category: 'Around Pieces',
    title: 'Who is in Turku?',
    tags: ['meetups'],
    text: 'The library has a room with a projector on Thursday evenings. Bring a laptop and whatever is stuck.',
    replies: [
      { by: 'mikkel', daysAgo: 19, text: 'I’ll be there from next week on.' },
      { by: 'yuki', daysAgo: 18, text: 'Me, too, if somebody explains Docker to me.' },
    ],
  },
  {
    by: 'mikkel',
    daysAgo: 16,
    category: 'Code Clinic',
    title: 'PostgreSQL ignores my index on a date',
    tags: ['PostgreSQL'],
    text: "There’s an index on `created_at`, but this reads the whole table:\n\n```sql\nselect * from loans where date_trunc('day', created_at) = current_date;\n```",
    replies: [
      {
        by: 'ingrid',
        daysAgo: 16,
        text: 'The index knows `created_at`, not what a function makes of it. Compare the column itself: `created_at >= current_date and created_at < current_date + 1`.',
        isAnswer: true,
      },
      { by: 'mikkel', daysAgo: 15, text: 'From 900 ms to 2. I’m a little in love.' },
    ],
  },
  {
    by: 'olena',
    daysAgo: 14,
    category: 'Team Workshop',
    title: 'Borrow Next Door looks for somebody who likes forms',
    tags: ['looking for people'],
    text: 'Our lending form has eleven fields and no friends. If you like making forms short, [have a look at the board](/projects).',
    replies: [{ by: 'hana', daysAgo: 13, text: 'Eleven! I’ll write to you.' }],
  },
  {
    by: 'amara',
    daysAgo: 11,
    category: 'Team Workshop',
    title: 'We finished. What do we do with the board now?',
    tags: ['finishing'],
    text: 'Everything is in Done, and it feels strange to close it.',
    replies: [
      {
        by: 'aino',
        daysAgo: 10,
        text: 'Write down what you’d tell the next team, then complete the project. What you did stays on your profiles.',
      },
    ],
  },
  {
    by: 'eetu',
    daysAgo: 8,
    category: 'Code Clinic',
    title: 'When is a pull request too large?',
    tags: ['code review'],
    text: 'Mine has 900 lines, half of them a lock file. Is that rude?',
    replies: [
      {
        by: 'priya',
        daysAgo: 8,
        text: 'The lock file doesn’t count. The other half is three reviews long.',
      },
      {
        by: 'olena',
        daysAgo: 7,
        text: 'If you need the word “and” to say what it does, split it there.',
        isAnswer: true,
      },
    ],
  },
  {
    by: 'ingrid',
    daysAgo: 5,
    category: 'Around Pieces',
    title: 'Books that were worth the evening',
    tags: ['learning'],
    text: 'I’m looking for something short about HTTP. Not a standard, please.',
    replies: [
      {
        by: 'tomas',
        daysAgo: 4,
        text: 'The developer tools of your browser, and an hour without a book.',
      },
    ],
  },
  {
    by: 'linnea',
    daysAgo: 3,
    category: 'Team Workshop',
    title: 'A retrospective that takes ten minutes',
    tags: ['retrospectives'],
    text: 'One thing to keep, one to stop, one to try. Everyone writes for two minutes before anyone speaks. That’s all.',
    replies: [],
  },
  {
    by: 'fatima',
    daysAgo: 2,
    category: 'Code Clinic',
    title: 'My effect runs twice and the list loads twice with it',
    tags: ['React', 'hooks'],
    text: 'Only on my machine, not on the server:\n\n```tsx\nuseEffect(() => {\n  void loadFerries();\n}, []);\n```',
    replies: [
      {
        by: 'eetu',
        daysAgo: 1,
        text: 'That’s strict mode in development. It mounts twice, so that you notice what is never cleaned up.',
      },
    ],
  },
  {
    by: 'yuki',
    daysAgo: 0.2,
    category: 'Code Clinic',
    title: 'How do I mock a date without mocking everything?',
    tags: ['testing'],
    text: 'My test is green today and red on Mondays.',
    replies: [],
  },
];

/** What the team of Harbour Tides discusses in the live demo, oldest first. */
export const discussions: Omit<SeedThread, 'category' | 'tags'>[] = [
  {
    by: 'ingrid',
    daysAgo: 9,
    title: 'Which forecast do we trust when two disagree?',
    text: 'Last night one said 4 m/s and the other 11. Both are official.\n\nI’d show the higher one and say so.',
    replies: [
      { by: 'aino', daysAgo: 9, text: 'Agreed. Nobody drowns because they stayed in the harbor.' },
      {
        by: 'linnea',
        daysAgo: 8,
        text: 'Then the words matter more than the number. I’ll draft them.',
      },
    ],
  },
  {
    by: 'olena',
    daysAgo: 4,
    title: 'Reviews before Friday',
    text: 'Four tickets wait for a review. Could each of us take one by Thursday evening?',
    replies: [{ by: 'eetu', daysAgo: 3, text: 'After my exam on Wednesday, yes.' }],
  },
];
