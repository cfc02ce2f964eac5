import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Code Clinic. */
export const clinicThreads: readonly ThreadSample[] = [
  {
    daysAgo: 0,
    title: 'My effect runs twice and the ferry list loads twice with it',
    author: authors.aada,
    replies: 9,
    views: 141,
    tags: ['React', 'TypeScript', 'hooks'],
    codeSnippet: {
      language: 'TypeScript',
      url: 'https://code.pieces.example/aada/ferries',
      code: [
        'useEffect(() => {',
        '  const stop = new AbortController();',
        '  void loadFerries({ pier, signal: stop.signal }).then(setFerries);',
        '  return () => stop.abort();',
        '}, [pier]);',
      ].join('\n'),
    },
    reviewers: [
      { id: 1, name: 'Pihla Ojanen', status: 'approved' },
      { id: 2, name: 'Marjut Pesonen', status: 'reading' },
    ],
  },
  {
    daysAgo: 1,
    title: 'This query takes nine seconds. What would you look at first?',
    author: authors.daria,
    replies: 14,
    views: 233,
    tags: ['PostgreSQL', 'indexes', 'performance'],
    codeSnippet: {
      language: 'SQL',
      url: 'https://code.pieces.example/daria/berry-harvest',
      code: [
        'select parish, sum(kilos)',
        'from harvest',
        "where date_trunc('month', picked_at) = $1",
        'group by parish',
        'order by 2 desc;',
      ].join('\n'),
    },
    reviewers: [{ id: 3, name: 'Oskar Lundell', status: 'approved' }],
  },
  {
    daysAgo: 2,
    title: 'Grid or flexbox for a timetable that has to work on a phone?',
    author: authors.ibrahim,
    replies: 11,
    views: 187,
    tags: ['CSS', 'layout', 'mobile'],
    codeSnippet: {
      language: 'CSS',
      url: 'https://code.pieces.example/ibrahim/timetable',
      code: [
        '.timetable {',
        '  display: grid;',
        '  grid-template-columns: 4rem repeat(auto-fit, minmax(8rem, 1fr));',
        '}',
      ].join('\n'),
    },
  },
  {
    daysAgo: 5,
    title: 'Merge conflict in the lock file, every single morning',
    author: authors.kalle,
    replies: 19,
    views: 342,
    tags: ['Git', 'npm', 'teamwork'],
  },
  {
    daysAgo: 8,
    title: 'Would you review 200 lines of Go that talk to a weather station?',
    author: authors.roope,
    type: 'Collaboration',
    replies: 6,
    views: 98,
    tags: ['Go', 'code review', 'hardware'],
    codeSnippet: {
      language: 'Go',
      url: 'https://code.pieces.example/roope/weather-mast',
      code: [
        'select {',
        'case reading := <-station.Readings():',
        '\tstore.Save(reading)',
        'case <-time.After(30 * time.Second):',
        '\treturn ErrSilentStation',
        '}',
      ].join('\n'),
    },
    reviewers: [
      { id: 4, name: 'Juuso Tikkanen', status: 'reading' },
      { id: 5, name: 'Oskar Lundell', status: 'asked' },
    ],
  },
];
