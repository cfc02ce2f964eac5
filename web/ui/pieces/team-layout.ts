/**
 * A team's pieces: a row of small ones in headers, a row as wide as a card for its cover, or a puzzle
 * of large ones; the largest are on the project's page.
 */
const sizes = {
  sm: { width: 36, height: 32, most: 9 },
  cover: { width: 400, height: 68, most: 8 },
  lg: { width: 108, height: 92, most: 40 },
  xl: { width: 144, height: 120, most: 40 },
};
export type TeamSize = keyof typeof sizes;

/** The width of small pieces in a large team, so that eight still fit in one row. */
const narrow = 29;
const mostWide = 6;
/** A cover is divided into at least this many parts, so that the pieces of a small team aren't stretched. */
const leastInCover = 4;

/**
 * How large the pieces of a team are, how many stand in a row and how wide each may become there
 * (as a CSS length), and how many are shown at all, with one more cell if that's not everyone.
 */
export type TeamLayout = {
  width: number;
  height: number;
  columns: number;
  maxWidth: string;
  cells: number;
  shown: number;
};

/** Lays out a team with `count` places. If they don't all fit, the last cell is left for "+n". */
export function layOutTeam(size: TeamSize, count: number): TeamLayout {
  const { width, height, most } = sizes[size];
  const cells = Math.min(count, most);
  const shown = count > most ? most - 1 : count;
  if (size === 'cover') {
    // Small teams leave room at the end of the row.
    const parts = Math.max(cells, leastInCover);
    return {
      width: width / parts,
      height,
      cells,
      shown,
      columns: cells,
      maxWidth: `${100 / parts}%`,
    };
  }
  const wide = size === 'sm' && count > mostWide ? narrow : width;
  const columns = size === 'lg' || size === 'xl' ? columnsOf(cells) : cells;
  return { width: wide, height, cells, shown, columns, maxWidth: `${wide}px` };
}

/** Small teams stand in one row, larger ones in rows that are as even as they can be. */
function columnsOf(count: number): number {
  if (count <= 3) return count;
  if (count === 4) return 2;
  return count <= 6 ? 3 : 4;
}
