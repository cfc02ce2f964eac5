import type { ChallengeKind } from '#web/site/business/offers/challenge.ts';
import type { BusinessSource } from '#web/site/business/offers/source.ts';
import { listChallenges } from '#web/site/sample/challenges.ts';
import { companyBadges, leaderboard } from '#web/site/sample/company-achievements.ts';
import { listCompanyIdeas, trendingIdeas } from '#web/site/sample/company-ideas.ts';
import { listJobs } from '#web/site/sample/jobs.ts';
import { listLearningResources } from '#web/site/sample/learning-resources.ts';
import { showSampleToast } from '#web/ui/sample.tsx';

/** Made-up companies and their offers. Nothing is sent for them. */
export const source: BusinessSource = {
  note: 'These companies and their offers are made up.',
  list: (today) => ({
    challenges: listChallenges(today).map((challenge) => ({
      ...challenge,
      actions: actions[challenge.kind],
    })),
    resources: listLearningResources(today).map((resource) => ({
      ...resource,
      onOpen: () => showSampleToast('This link doesn’t go anywhere yet.'),
    })),
    ideas: listCompanyIdeas(today),
    jobs: listJobs(today),
    leaderboard,
    trendingIdeas,
    badges: companyBadges,
  }),
};

const action = (name: string, notice: string) => ({ name, onPress: () => showSampleToast(notice) });

const actions: Record<ChallengeKind, ReturnType<typeof action>[]> = {
  'weekly-reviews': [
    action('View Details', 'There are no more details yet.'),
    action('Participate', 'You weren’t signed up for this review.'),
  ],
  'problem-solving': [action('Join Team', 'There’s no team for this challenge yet.')],
  'idea-enhancement': [action('Submit Enhancement', 'Nothing was sent to the company.')],
};
