/** What search finds, in the order in which it's shown. In a file that imports nothing, for pages. */
export const searchKinds = [
  'ticket',
  'document',
  'discussion',
  'meeting',
  'project',
  'person',
  'thread',
  'event',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The most characters and words of a search. */
export const maxSearchLength = 100;
export const maxSearchWords = 8;
