export type IdeaCategory = 'workplace' | 'technology' | 'career';
export type IdeaStatus = 'proposed' | 'in-progress' | 'completed';

export type CompanyIdea = {
  id: number;
  title: string;
  company: string;
  category: IdeaCategory;
  status: IdeaStatus;
  /** The number of votes in favor, and of comments. */
  feedback: { positive: number; comments: number };
  date: Date;
};

export type TrendingIdea = {
  id: number;
  title: string;
  company: string;
  category: IdeaCategory;
  /** How many people took part in the last month, and how much that grew, in percent. */
  engagement: number;
  growth: number;
  status: IdeaStatus;
};
