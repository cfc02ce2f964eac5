import type { PieceColor } from '#contract/values/vocabulary.ts';

/** The classes that fill a piece. */
export const pieceFills: Record<PieceColor, string> = {
  lake: 'fill-lake',
  cloudberry: 'fill-cloudberry',
  lingonberry: 'fill-lingonberry',
  moss: 'fill-moss',
};

/** The pieces of people who are away: paler, but letters on them stay readable. */
export const awayFills: Record<PieceColor, string> = {
  lake: 'fill-lake-away',
  cloudberry: 'fill-cloudberry-away',
  lingonberry: 'fill-lingonberry-away',
  moss: 'fill-moss-away',
};

/** Letters on a piece, in SVG and in HTML. */
export const pieceInks: Record<PieceColor, string> = {
  lake: 'fill-lake-ink text-lake-ink',
  cloudberry: 'fill-cloudberry-ink text-cloudberry-ink',
  lingonberry: 'fill-lingonberry-ink text-lingonberry-ink',
  moss: 'fill-moss-ink text-moss-ink',
};
