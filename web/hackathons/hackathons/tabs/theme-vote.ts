import type { ThemeOption } from './source.ts';

/** The options after a vote for one of them. */
export const castVote = (options: readonly ThemeOption[], chosen: number): ThemeOption[] =>
  options.map((option) => {
    const votes = option.votes + (option.id === chosen ? 1 : 0);
    const totalVotes = option.totalVotes + 1;
    return { ...option, votes, totalVotes, percentage: percentageOf({ votes, totalVotes }) };
  });

export const percentageOf = ({ votes, totalVotes }: { votes: number; totalVotes: number }) =>
  totalVotes === 0 ? 0 : Math.round((votes / totalVotes) * 100);
