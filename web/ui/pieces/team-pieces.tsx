import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { assignPieceColors, getPieceColor } from '#contract/pieces/piece-colors.ts';
import type { PieceColor } from '#contract/values/vocabulary.ts';
import { getPageOwner } from '#web/lib/api/page-owner.ts';

type PersonLook = { color: PieceColor; photo?: string | null | undefined };
type Member = { id: number; avatar?: string | null };
type Looks = ReadonlyMap<number, PersonLook>;

const none: Looks = new Map();
const Shown = createContext(none);
/** What the screen shows, for what opens over it. */
let onScreen = none;

type TeamPiecesProps = {
  /** Each team's members in the order of joining. */
  teams: readonly (readonly Member[])[];
  children: ReactNode;
};

/** Gives each person on these teams one look, below it and in what opens over the screen. */
export function TeamPieces({ teams, children }: TeamPiecesProps) {
  const key = JSON.stringify(teams);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the teams
  const looks = useMemo(() => lookOf(teams), [key]);
  useEffect(() => {
    onScreen = looks;
    return () => {
      onScreen = none;
    };
  }, [looks]);
  return <Shown value={looks}>{children}</Shown>;
}

/** People look as they do on the screen below. */
export const AsOnScreen = ({ children }: { children: ReactNode }) => (
  <Shown value={onScreen}>{children}</Shown>
);

/** How a person looks: on the teams that are shown as they do there. Elsewhere, they have their own color. */
export function usePiece(seed: string | number): PersonLook {
  const shown = use(Shown);
  return (typeof seed === 'number' ? shown.get(seed) : undefined) ?? { color: getPieceColor(seed) };
}

/** How the members of a team look. */
export function usePieces(members: readonly Member[]): Looks {
  const shown = use(Shown);
  return members.every(({ id }) => shown.has(id)) ? shown : lookOf([members]);
}

function lookOf(teams: TeamPiecesProps['teams']): Looks {
  const ids = teams.map((team) => team.map(({ id }) => id));
  const colors = assignPieceColors(ids, getPageOwner());
  const look = ({ id, avatar: photo }: Member) => [id, { color: colors.get(id)!, photo }] as const;
  return new Map(teams.flat().map(look));
}
