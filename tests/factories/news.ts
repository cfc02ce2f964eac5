import type { News } from '#contract/board/live.ts';

/** News of a board in which nothing happened but what is given. */
export const newsOf = (fields: Partial<News>): News => ({
  after: 10,
  upTo: 11,
  tickets: [],
  removed: [],
  commented: [],
  team: false,
  repository: false,
  notes: false,
  threads: [],
  documents: false,
  everything: false,
  ...fields,
});
