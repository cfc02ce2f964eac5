import { type PieceColour, pieceColours } from '#contract/vocabulary.ts';

/** The colour of a person or a thing by itself: always the same for the same seed. */
export const getPieceColour = (seed: string | number): PieceColour =>
  pieceColours[(typeof seed === 'number' ? seed : hash(seed)) % pieceColours.length]!;

/**
 * The colours of a team: everyone gets their own colour where it is free, and no colour comes twice
 * before all have been used. Takes ids in the order of joining.
 */
export function assignPieceColours(ids: readonly number[]): Map<number, PieceColour> {
  const assigned = new Map<number, PieceColour>();
  let free = [...pieceColours];
  for (const id of ids) {
    if (assigned.has(id)) continue;
    const own = getPieceColour(id);
    const colour = free.includes(own) ? own : free[0]!;
    assigned.set(id, colour);
    free = free.filter((one) => one !== colour);
    if (free.length === 0) free = [...pieceColours];
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
