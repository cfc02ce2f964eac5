import { createContext, use, useMemo } from 'react';
import type { PieceColour } from '#contract/vocabulary.ts';
import { assignPieceColours, getPieceColour } from './piece-colours.ts';

/** The colours of the team whose space is shown, so that a person has one colour throughout it. */
export const TeamColours = createContext<ReadonlyMap<number, PieceColour>>(new Map());

/** The colour of a person: in their team's space the one they have there, their own elsewhere. */
export function usePieceColour(seed: string | number): PieceColour {
  const team = use(TeamColours);
  return (typeof seed === 'number' ? team.get(seed) : undefined) ?? getPieceColour(seed);
}

/** The colours of a team, for TeamColours. Takes its members' ids in the order of joining. */
export function useTeamColours(ids: readonly number[] = []): ReadonlyMap<number, PieceColour> {
  const key = ids.join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the ids
  return useMemo(() => assignPieceColours(ids), [key]);
}
