import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { pieceFills, pieceInks } from '#web/ui/pieces/piece-fills.ts';
import { Piece, Socket } from '#web/ui/pieces/piece-shape.tsx';
import { AwardMark, type AwardPieceProps } from './award-piece.tsx';
import type { EarnedAward } from './awards.tsx';
import type { OpenAward } from './shown-profile.ts';

const [columns, side] = [5, 56];

type AwardPuzzleProps = { earned: readonly EarnedAward[]; open: readonly OpenAward[] };

/** All badges and achievements as one puzzle: a piece for each that is earned, a gap for each open one. */
export function AwardPuzzle({ earned, open }: AwardPuzzleProps) {
  const all: readonly (AwardPieceProps & { name: string })[] = [...earned, ...open];
  const count = all.length;
  return (
    <div>
      <h2 className="mb-3 text-lg">
        {earned.length} of {count} earned
      </h2>
      <div
        aria-hidden
        className="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, ${side}px)` }}
      >
        {all.map(({ name, icon, color }, index) => {
          const shape = {
            width: side,
            height: side,
            edges: edgesInGrid({ index, columns, count }),
          };
          return (
            <span key={name} title={name} className="relative" style={{ height: side }}>
              {color ? (
                <Piece {...shape} fill={pieceFills[color]} photo={undefined} isAway={false} />
              ) : (
                <Socket {...shape} hasLeft={index % columns > 0} />
              )}
              <span
                className={`absolute inset-0 grid place-items-center fill-none! ${color ? pieceInks[color] : 'text-soft'}`}
              >
                <AwardMark icon={icon} className="size-3.5" />
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
