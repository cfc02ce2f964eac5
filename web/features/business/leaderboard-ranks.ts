import type { LeaderboardRow } from '#web/sample/company-achievements.ts';

const highlighted = 3;

/** The rows with their places: whether one is among the first three, and above the next. */
export const rankRows = (rows: readonly LeaderboardRow[]) =>
  rows.map((row, index) => {
    const next = rows[index + 1];
    return {
      ...row,
      place: index + 1,
      isHighlighted: index < highlighted,
      isAboveNext: next !== undefined && row.totalScore > next.totalScore,
    };
  });
