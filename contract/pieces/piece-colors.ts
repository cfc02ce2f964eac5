import { type PieceColor, pieceColors } from '#contract/values/vocabulary.ts';

/** The color of a person or a thing by itself: always the same for the same seed. */
export const getPieceColor = (seed: string | number): PieceColor =>
  pieceColors[(typeof seed === 'number' ? seed : hash(seed)) % pieceColors.length]!;

/**
 * The colors of a team: everyone gets their own color where it is free, and no color comes twice
 * before all have been used. Takes ids in the order of joining.
 */
export function assignPieceColors(ids: readonly number[]): Map<number, PieceColor> {
  const assigned = new Map<number, PieceColor>();
  let free = [...pieceColors];
  for (const id of ids) {
    if (assigned.has(id)) continue;
    const own = getPieceColor(id);
    const color = free.includes(own) ? own : free[0]!;
    assigned.set(id, color);
    free = free.filter((one) => one !== color);
    if (free.length === 0) free = [...pieceColors];
  }
  return assigned;
}

/** A number that depends on every letter of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
