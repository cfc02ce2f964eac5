import type { BoardFileSource } from '#contract/board-files.ts';

export const sourceNames: Record<BoardFileSource, string> = {
  pieces: 'Pieces',
  github: 'GitHub Projects',
  jira: 'Jira',
  trello: 'Trello',
  csv: 'a CSV file',
};
