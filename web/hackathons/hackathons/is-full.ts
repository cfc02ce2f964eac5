import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';

/** Whether whoever signs up now gets on the waiting list. */
export const isFull = ({ people, mostPeople }: Pick<ListedHackathon, 'people' | 'mostPeople'>) =>
  people >= mostPeople;
