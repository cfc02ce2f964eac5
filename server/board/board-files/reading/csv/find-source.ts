import type { BoardFileSource } from '#contract/board/board-files.ts';
import { ownColumns } from '#server/board/board-files/own-columns.ts';
import { columnName } from './columns.ts';

const own = ownColumns.map(columnName);

/** Columns by which a file is recognized: all of `all`, and one of `some`. The first match counts. */
const signs: { source: BoardFileSource; all: string[]; some?: string[] }[] = [
  { source: 'pieces', all: own },
  { source: 'jira', all: ['summary'], some: ['issue key', 'issue type'] },
  { source: 'asana', all: ['task id', 'name'], some: ['section/column', 'completed at'] },
  { source: 'clickup', all: ['task name', 'task id'] },
  { source: 'trello', all: ['card name'], some: ['list name', 'card id'] },
  { source: 'wekan', all: ['title', 'list', 'swimlane'] },
  { source: 'linear', all: ['id', 'team', 'title', 'status'] },
  {
    source: 'plane',
    all: ['name'],
    some: ['cycle name', 'module name', 'sequence id', 'description stripped', 'state name'],
  },
  { source: 'monday', all: ['name'], some: ['subitems', 'item id (auto generated)'] },
  { source: 'github', all: ['title', 'url'] },
  { source: 'notion', all: ['name'], some: ['assign', 'created time', 'last edited time'] },
  { source: 'notion', all: ['task name', 'status'] },
];

/** The program that a file with these columns is from. */
export function findSource(heads: string[]): BoardFileSource {
  const has = (name: string) => heads.includes(name);
  const sign = signs.find(({ all, some }) => all.every(has) && (!some || some.some(has)));
  return sign?.source ?? 'csv';
}
