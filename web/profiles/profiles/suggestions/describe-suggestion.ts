import type { Suggestion } from '#contract/profiles/suggestions.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

/** "7 tickets, reviewed by Olena and Eetu" */
export function describeSuggestion({ tickets, reviewers, reviewerCount }: Suggestion): string {
  const others = reviewerCount - reviewers.length;
  const who =
    reviewers.length === 0
      ? [formatCount(others, 'former member')]
      : [...reviewers, ...(others > 0 ? [formatCount(others, 'other')] : [])];
  return `${formatCount(tickets, 'ticket')}, reviewed by ${formatList(who)}`;
}
