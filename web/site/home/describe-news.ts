import type { TeamNews } from '#contract/site/home.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

/** Changes are counted up to this number. */
const maxCounted = 100;

/** What happened on a board since one saw it: "2 new tickets, 1 finished, 3 comments" */
export function describeNews({ all, created, done, comments, joined }: TeamNews['news']): string {
  if (all === 0) return 'Nothing new since you were here';
  if (all >= maxCounted) return `More than ${maxCounted} changes`;
  const parts = [
    joined > 0 && formatCount(joined, 'new member'),
    created > 0 && formatCount(created, 'new ticket'),
    done > 0 && `${done} finished`,
    comments > 0 && formatCount(comments, 'comment'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : formatCount(all, 'change');
}
