import { createContext, use, useMemo } from 'react';
import type { PieceColor } from '#contract/values/vocabulary.ts';
import { assignPieceColors, getPieceColor } from '#contract/pieces/piece-colors.ts';

type TeamPiece = { color: PieceColor; photo: string | null };
type Member = { id: number; avatar: string | null };

/** How the team looks whose space is shown, so that a person looks the same throughout it. */
export const TeamPieces = createContext<ReadonlyMap<number, TeamPiece>>(new Map());

/** How a person looks: in their team's space as they do there. Elsewhere, they have their own color. */
export function usePiece(seed: string | number): { color: PieceColor; photo?: string | null } {
  const team = use(TeamPieces);
  return (typeof seed === 'number' ? team.get(seed) : undefined) ?? { color: getPieceColor(seed) };
}

const nobody: readonly Member[] = [];

/** The pieces of a team, for TeamPieces. Takes its members in the order of joining. */
export function useTeamPieces(members: readonly Member[] = nobody): ReadonlyMap<number, TeamPiece> {
  const key = members.map(({ id, avatar }) => `${id} ${avatar}`).join();
  return useMemo(() => {
    const colors = assignPieceColors(members.map(({ id }) => id));
    return new Map(members.map(({ id, avatar: photo }) => [id, { color: colors.get(id)!, photo }]));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the members
  }, [key]);
}
