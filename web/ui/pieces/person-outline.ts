import { squarePath, tabHeight } from '#contract/pieces/piece-path.ts';

/** The piece of someone by themselves: the length of its sides, its outline, and what's around it. */
export const personSide = 100;
const reach = tabHeight * personSide;
export const personOutline = squarePath(personSide, 'tt--');
export const personFrame = `-2 ${-reach - 2} ${personSide + reach + 4} ${personSide + reach + 4}`;

/**
 * Where a photo lies in a piece: its middle on the piece's, and large enough for a tab on every side.
 * So a face is in the same place whatever the piece's edges are.
 */
export function photoBoxOf({ width, height }: { width: number; height: number }) {
  const margin = tabHeight * Math.min(width, height);
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}
