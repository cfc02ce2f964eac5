import type { ReactNode } from 'react';
import type { BusinessTab } from '#web/features/business/business-tab.ts';
import { sortResources } from '#web/features/business/resource-search.ts';
import { listChallenges } from '#web/sample/challenges.ts';
import { companyBadges, leaderboard } from '#web/sample/company-achievements.ts';
import { listCompanyIdeas } from '#web/sample/company-ideas.ts';
import { listJobs } from '#web/sample/jobs.ts';
import { listLearningResources } from '#web/sample/learning-resources.ts';
import { DayFromToday } from '#web/ui/day.tsx';

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
      amount: `${challenges.length} open`,
      lead: 'Real questions from companies. These close first.',
      lines: challenges
        .toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
        .slice(0, most)
        .map(({ title, deadline }) => ({ what: title, detail: <DayFromToday day={deadline} /> })),
    },
    {
      tab: 'resources',
      name: 'Resources',
      amount: `${resources.length + listCompanyIdeas(today).length} to explore`,
      lead: 'Learning material and company ideas. The best rated:',
      lines: sortResources(resources, 'rating')
        .slice(0, most)
        .map(({ title, rating }) => ({ what: title, detail: `${rating.toFixed(1)} / 5` })),
    },
    {
      tab: 'jobs',
      name: 'Jobs',
      amount: `${jobs.length} listings`,
      lead: 'From a first summer to leading a team. Posted most recently:',
      lines: jobs.slice(0, most).map(({ title, company }) => ({ what: title, detail: company })),
    },
    {
      tab: 'achievements',
      name: 'Achievements',
      amount: `${companyBadges.length} badges`,
      lead: 'Badges that companies earned, and the ones who lead.',
      lines: leaderboard
        .slice(0, most)
        .map(({ name, totalScore }) => ({ what: name, detail: `${totalScore} %` })),
    },
  ];
}
