import { CompanyBadges } from '#web/features/business/company-badges.tsx';
import { Leaderboard } from '#web/features/business/leaderboard.tsx';
import { TrendingIdeas } from '#web/features/business/trending-ideas.tsx';

/** What companies have done for those who begin, and what moves at the moment. */
export const Achievements = () => (
  <div className="grid grid-cols-1 gap-10">
    <Leaderboard />
    <TrendingIdeas />
    <CompanyBadges />
  </div>
);
