import { CompanyBadges } from './company-badges.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { TrendingIdeas } from './trending-ideas.tsx';

/** The Achievements tab: company leaderboard, trending ideas and badges. */
export const Achievements = () => (
  <div className="grid grid-cols-1 gap-10">
    <Leaderboard />
    <TrendingIdeas />
    <CompanyBadges />
  </div>
);
