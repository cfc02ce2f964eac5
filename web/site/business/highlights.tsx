import type { ReactNode } from 'react';
import { formatPercent, formatRating } from '#web/lib/formats/format-amounts.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { RelativeDate } from '#web/ui/text/dates.tsx';
import type { BusinessTab } from './business-tab.ts';
import { sortResources } from './resource-search.ts';
import type { Offers } from './offers/source.ts';

type Highlight = {
  tab: BusinessTab;
  name: string;
  /** How many there are. */
  amount: string;
  lead: string;
  lines: { what: string; detail: ReactNode }[];
};

const maxLines = 3;

/** The summary cards of the overview. */
export function listHighlights(offers: Offers): Highlight[] {
  const { challenges, resources, ideas, jobs, badges, leaderboard } = offers;
  return [
    {
      tab: 'challenges',
      name: 'Challenges',
      amount: `${formatNumber(challenges.length)} open`,
      lead: 'Real questions from companies. Closing soonest:',
      lines: challenges
        .toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
        .slice(0, maxLines)
        .map(({ title, deadline }) => ({ what: title, detail: <RelativeDate day={deadline} /> })),
    },
    {
      tab: 'resources',
      name: 'Resources',
      amount: `${formatNumber(resources.length + ideas.length)} to explore`,
      lead: 'Learning material and company ideas. Top rated:',
      lines: sortResources(resources, 'rating')
        .slice(0, maxLines)
        .map(({ title, rating }) => ({ what: title, detail: `${formatRating(rating)} / 5` })),
    },
    {
      tab: 'jobs',
      name: 'Jobs',
      amount: formatCount(jobs.length, 'listing'),
      lead: 'From a first summer job to leading a team. Most recent:',
      lines: jobs
        .slice(0, maxLines)
        .map(({ title, company }) => ({ what: title, detail: company })),
    },
    {
      tab: 'achievements',
      name: 'Achievements',
      amount: formatCount(badges.length, 'badge'),
      lead: 'Company badges, and who’s in the lead.',
      lines: leaderboard
        .slice(0, maxLines)
        .map(({ name, totalScore }) => ({ what: name, detail: formatPercent(totalScore) })),
    },
  ];
}
