import { type PieceColor, pieceColors } from '#contract/values/vocabulary.ts';

/** The color of a person or a thing: always the same for the same seed, so that people are recognized. */
export const getPieceColor = (seed: string | number): PieceColor =>
  pieceColors[(typeof seed === 'number' ? seed : hash(seed)) % pieceColors.length]!;

/** A number that depends on every letter of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
