/** The sample discussions of team spaces, the same for every project. Dates are counted from today. */
export const discussions = [
  {
    id: 1,
    title: 'Which map tiles do we use offline?',
    author: 'Veera Koskinen',
    excerpt:
      'The free ones allow 50 MB per device. That covers Uusimaa down to footpaths, but no more.',
    replies: 6,
    daysAgo: 1,
  },
  {
    id: 2,
    title: 'Code review: who looks at what this week',
    author: 'Onni Virtanen',
    excerpt:
      'Two of us have classes until Thursday. Small pull requests please, with one reviewer each.',
    replies: 3,
    daysAgo: 2,
  },
  {
    id: 3,
    title: 'Notes from our first user test',
    author: 'Linnea Sjöberg',
    excerpt:
      'Five people, one library, a lot of coffee. Everyone looked for the search at the bottom.',
    replies: 9,
    daysAgo: 5,
  },
];

export const recentActivity = [
  {
    id: 1,
    person: 'Veera Koskinen',
    what: 'replied to “Which map tiles do we use offline?”',
    daysAgo: 0,
  },
  {
    id: 2,
    person: 'Onni Virtanen',
    what: 'started “Code review: who looks at what this week”',
    daysAgo: 2,
  },
  {
    id: 3,
    person: 'Linnea Sjöberg',
    what: 'added photos to “Notes from our first user test”',
    daysAgo: 4,
  },
];
