import { CompanyBadges } from './company-badges.tsx';
import { Leaderboard } from './leaderboard.tsx';
import type { Offers } from './offers/source.ts';
import { TrendingIdeas } from './trending-ideas.tsx';

type AchievementsProps = Pick<Offers, 'leaderboard' | 'trendingIdeas' | 'badges'>;

/** The Achievements tab: company leaderboard, trending ideas and badges. */
export const Achievements = ({ leaderboard, trendingIdeas, badges }: AchievementsProps) => (
  <div className="grid grid-cols-1 gap-10">
    <Leaderboard leaderboard={leaderboard} />
    <TrendingIdeas trendingIdeas={trendingIdeas} />
    <CompanyBadges badges={badges} />
  </div>
);
