import { CompanyBadges } from '#web/features/business/company-badges.tsx';
import { Leaderboard } from '#web/features/business/leaderboard.tsx';
import { TrendingIdeas } from '#web/features/business/trending-ideas.tsx';

/** The Achievements tab: company leaderboard, trending ideas and badges. */
export const Achievements = () => (
  <div className="grid grid-cols-1 gap-10">
    <Leaderboard />
    <TrendingIdeas />
    <CompanyBadges />
  </div>
);
