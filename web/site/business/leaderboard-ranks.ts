import type { LeaderboardRow } from './offers/source.ts';

const topRanks = 3;

/** Adds to each row its rank, whether it is in the top three, and whether it leads the next row. */
export const rankRows = (rows: readonly LeaderboardRow[]) =>
  rows.map((row, index) => {
    const next = rows[index + 1];
    return {
      ...row,
      rank: index + 1,
      isHighlighted: index < topRanks,
      isAboveNext: next !== undefined && row.totalScore > next.totalScore,
    };
  });
