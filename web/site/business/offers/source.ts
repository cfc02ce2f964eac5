import type { Challenge } from './challenge.ts';
import type { CompanyIdea, TrendingIdea } from './company-idea.ts';
import type { Job } from './job.ts';
import type { LearningResource } from './learning-resource.ts';

export type CompanyBadge = { id: number; name: string; description: string; companies: string[] };

export type LeaderboardRow = {
  name: string;
  engagement: number;
  projectSuccess: number;
  innovationScore: number;
  totalScore: number;
};

/** What companies offer, and what they achieved. */
export type Offers = {
  challenges: readonly Challenge[];
  resources: readonly LearningResource[];
  ideas: readonly CompanyIdea[];
  /** The latest first. */
  jobs: readonly Job[];
  /** The highest total first. */
  leaderboard: readonly LeaderboardRow[];
  /** The fastest growing first. */
  trendingIdeas: readonly TrendingIdea[];
  badges: readonly CompanyBadge[];
};

/** Where the portal's content comes from. */
export type BusinessSource = {
  /** Says that it's made up, if it is. */
  note?: string;
  list: (today: Date) => Offers;
};
