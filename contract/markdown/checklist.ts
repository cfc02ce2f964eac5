import { readMarkdownLines } from './markdown-lines.ts';

// In its own file, so that pages can use it without loading the schemas.

const candidate = /\[[ xX]\]/;
const task = /^\[([ xX])\][ \t]+\S/;

export type Checklist = { done: number; total: number };

/** Counts the tasks in Markdown, such as `- [x] Draw the map`. Code and HTML have none. */
export function countTasks(markdown: string): Checklist {
  const tasks = listTasks(markdown);
  return { done: tasks.filter(({ isDone }) => isDone).length, total: tasks.length };
}

/** The tasks: where the list item of each begins, and where its line ends. */
function listTasks(markdown: string) {
  if (!candidate.test(markdown)) return [];
  return readMarkdownLines(markdown).flatMap(({ kind, start, end, item }) => {
    if (kind !== 'text' || item === undefined) return [];
    const [, box] = task.exec(markdown.slice(start, end).trimStart()) ?? [];
    return box === undefined ? [] : [{ item, end, isDone: box !== ' ' }];
  });
}

const itemStart = /[-*+]|\d{1,9}[.)]/y;
const box = /\[[ xX]\]/y;

/** A tick in a text: where the list item of the task starts. */
export type Tick = { before: string; offset: number };

/**
 * Ticks a task, or unticks it. In a text that has changed since, it's the task that reads the same.
 * Returns undefined if there is none, or more than one.
 */
export function tickTask(markdown: string, { before, offset }: Tick): string | undefined {
  if (markdown === before) return toggleAt(markdown, offset);
  const [line = ''] = before.slice(offset).split('\n', 1);
  const same = listTasks(markdown).filter(({ item, end }) => markdown.slice(item, end) === line);
  return same.length === 1 ? toggleAt(markdown, same[0]!.item) : undefined;
}

function toggleAt(markdown: string, offset: number): string | undefined {
  itemStart.lastIndex = offset;
  if (!itemStart.test(markdown)) return undefined;
  const end = itemStart.lastIndex;
  const rest = markdown.slice(end);
  box.lastIndex = end + rest.length - rest.trimStart().length;
  if (box.lastIndex === end || !box.test(markdown)) return undefined;
  const inside = box.lastIndex - 2;
  const mark = markdown[inside] === ' ' ? 'x' : ' ';
  return `${markdown.slice(0, inside)}${mark}${markdown.slice(inside + 1)}`;
}
