import { type PieceColor, pieceColors } from '#contract/values/vocabulary.ts';

/** The color of a person or a thing by itself: always the same for the same seed. */
export const getPieceColor = (seed: string | number): PieceColor =>
  pieceColors[(typeof seed === 'number' ? seed : hash(seed)) % pieceColors.length]!;

/**
 * The colors of people on teams that are shown together, by id. Takes the ids of each team in the order of
 * joining. Everyone has one color: their own, unless somebody near them on their first team has it. On a
 * team of up to four, all are near; in a larger one, those whose pieces touch. `viewer`, who looks at them,
 * always keeps their own color.
 */
export function assignPieceColors(
  teams: readonly (readonly number[])[],
  viewer?: number,
): Map<number, PieceColor> {
  const assigned = new Map<number, PieceColor>();
  if (viewer) assigned.set(viewer, getPieceColor(viewer));
  for (const team of teams) {
    const near = team.length > pieceColors.length ? distancesInRows : [1, 2, 3];
    for (const [at, id] of team.entries()) {
      if (assigned.has(id)) continue;
      const isFree = (color: PieceColor, distances: readonly number[]) =>
        distances.every((distance) =>
          [at - distance, at + distance].every((other) => assigned.get(team[other]!) !== color),
        );
      const colors = [getPieceColor(id), ...pieceColors];
      const color =
        colors.find((one) => isFree(one, near)) ?? colors.find((one) => isFree(one, [1]));
      assigned.set(id, color!);
    }
  }
  return assigned;
}

/** How far apart pieces are that touch: a puzzle of more than four has one, three or four in a row. */
const distancesInRows = [1, 3, 4];

/** A number that depends on every letter of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
