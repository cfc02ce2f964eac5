import type { DecisionAct } from '#contract/vocabulary.ts';
import { formatDate } from '#web/lib/format-dates.ts';

/** What an admin chooses from. */
export const actNames: Record<DecisionAct, string> = {
  none: 'Nothing has to be done',
  hide: 'Hide the text',
  suspend: 'Suspend the person',
  close: 'Close the project',
};

/** What was decided, such as "Suspended until Nov 30". */
export function describeAct({ act, until }: { act: DecisionAct; until: string | null }): string {
  if (act === 'none') return 'Nothing had to be done';
  if (act === 'hide') return 'Text hidden';
  if (act === 'close') return 'Project closed';
  return until ? `Suspended until ${formatDate(new Date(until))}` : 'Suspended for good';
}
