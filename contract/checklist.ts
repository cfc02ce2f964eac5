// In its own file, so that pages can use it without loading the schemas.

const task = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+\S/;
const fence = /^[ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})/;

export type Checklist = { done: number; total: number };

/** Counts the tasks in Markdown, such as `- [x] Draw the map`. Code blocks have none. */
export function countTasks(markdown: string): Checklist {
  const counted = { done: 0, total: 0 };
  if (!markdown.includes('[')) return counted;
  let openFence: string | undefined;
  for (const line of markdown.split('\n')) {
    const found = fence.exec(line)?.[1];
    if (openFence !== undefined) {
      if (found?.startsWith(openFence)) openFence = undefined;
      continue;
    }
    openFence = found;
    const box = task.exec(line)?.[1];
    if (box === undefined) continue;
    counted.total += 1;
    if (box !== ' ') counted.done += 1;
  }
  return counted;
}

/** The start of a list item in Markdown, up to the box of a task. */
const itemStart = /(?:[-*+]|\d{1,9}[.)])\s+\[(?=[ xX]\])/y;

/** A tick in a text: where the list item of the task starts. */
export type Tick = { before: string; offset: number };

/**
 * Ticks a task, or unticks it. In a text that has changed since, it's the task that reads the same.
 * Returns undefined if there is none, or more than one.
 */
export function tickTask(markdown: string, { before, offset }: Tick): string | undefined {
  if (markdown === before) return toggleAt(markdown, offset);
  const [line = ''] = before.slice(offset).split('\n', 1);
  const starts = findLineEnds(markdown, line);
  return starts.length === 1 ? toggleAt(markdown, starts[0] ?? 0) : undefined;
}

function toggleAt(markdown: string, offset: number): string | undefined {
  itemStart.lastIndex = offset;
  if (!itemStart.test(markdown)) return undefined;
  const box = itemStart.lastIndex;
  const mark = markdown[box] === ' ' ? 'x' : ' ';
  return `${markdown.slice(0, box)}${mark}${markdown.slice(box + 1)}`;
}

/** Where each line that ends with this text has it. */
function findLineEnds(markdown: string, text: string): number[] {
  let start = 0;
  return markdown.split('\n').flatMap((line) => {
    const found = line.endsWith(text) ? [start + line.length - text.length] : [];
    start += line.length + 1;
    return found;
  });
}
