import type { ReactNode } from 'react';
import type { BusinessTab } from '#web/features/business/business-tab.ts';
import { sortResources } from '#web/features/business/resource-search.ts';
import { formatCount, formatNumber, formatPercent, formatRating } from '#web/lib/format.ts';
import { listChallenges } from '#web/sample/challenges.ts';
import { companyBadges, leaderboard } from '#web/sample/company-achievements.ts';
import { listCompanyIdeas } from '#web/sample/company-ideas.ts';
import { listJobs } from '#web/sample/jobs.ts';
import { listLearningResources } from '#web/sample/learning-resources.ts';
import { RelativeDate } from '#web/ui/dates.tsx';

type Highlight = {
  tab: BusinessTab;
  name: string;
  /** How much of it there is. */
  amount: string;
  lead: string;
  lines: { what: string; detail: ReactNode }[];
};

const most = 3;

/** What each tab has to show for itself on the overview. */
export function listHighlights(today: Date): Highlight[] {
  const challenges = listChallenges(today);
  const resources = listLearningResources(today);
  const jobs = listJobs(today);
  return [
    {
      tab: 'challenges',
      name: 'Challenges',
      amount: `${formatNumber(challenges.length)} open`,
      lead: 'Real questions from companies. These close first.',
      lines: challenges
        .toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
        .slice(0, most)
        .map(({ title, deadline }) => ({ what: title, detail: <RelativeDate day={deadline} /> })),
    },
    {
      tab: 'resources',
      name: 'Resources',
      amount: `${formatNumber(resources.length + listCompanyIdeas(today).length)} to explore`,
      lead: 'Learning material and company ideas. The best rated:',
      lines: sortResources(resources, 'rating')
        .slice(0, most)
        .map(({ title, rating }) => ({ what: title, detail: `${formatRating(rating)} / 5` })),
    },
    {
      tab: 'jobs',
      name: 'Jobs',
      amount: formatCount(jobs.length, 'listing'),
      lead: 'From a first summer to leading a team. Posted most recently:',
      lines: jobs.slice(0, most).map(({ title, company }) => ({ what: title, detail: company })),
    },
    {
      tab: 'achievements',
      name: 'Achievements',
      amount: formatCount(companyBadges.length, 'badge'),
      lead: 'Badges that companies earned, and the ones who lead.',
      lines: leaderboard
        .slice(0, most)
        .map(({ name, totalScore }) => ({ what: name, detail: formatPercent(totalScore) })),
    },
  ];
}
