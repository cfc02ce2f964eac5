import type { BoardFileSource } from '#contract/board/board-files.ts';

export const sourceNames: Record<BoardFileSource, string> = {
  pieces: 'Pieces',
  github: 'GitHub Projects',
  jira: 'Jira',
  trello: 'Trello',
  asana: 'Asana',
  clickup: 'ClickUp',
  linear: 'Linear',
  notion: 'Notion',
  plane: 'Plane',
  monday: 'monday.com',
  wekan: 'WeKan',
  csv: 'a CSV file',
};
