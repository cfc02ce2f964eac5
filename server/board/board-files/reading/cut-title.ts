import { maxTitleLength } from '#contract/values/ticket-limits.ts';
import { cutText } from '#contract/values/text/cut-text.ts';

/** A title as long as a ticket's can be, and the rest, which goes on with an ellipsis. */
export function cutTitle(title: string): { title: string; rest: string } {
  if (title.length <= maxTitleLength) return { title, rest: '' };
  const most = cutText(title, maxTitleLength - 1);
  const space = most.lastIndexOf(' ');
  // A long word is cut inside.
  const cut = space > maxTitleLength / 2 ? most.slice(0, space) : most;
  return { title: `${cut}…`, rest: `…${title.slice(cut.length).trim()}` };
}

/** How many places a sentence names. */
const maxNamed = 5;

export function describeCutTitles(places: string[]): string[] {
  if (places.length === 0) return [];
  const named = places.slice(0, maxNamed).join(', ');
  const more = places.length > maxNamed ? ` and ${places.length - maxNamed} more` : '';
  return [
    `Titles longer than ${maxTitleLength} characters are cut, and the rest goes at the start of the description: ${named}${more}.`,
  ];
}
