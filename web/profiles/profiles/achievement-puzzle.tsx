import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { Piece, Socket } from '#web/ui/pieces/piece-shape.tsx';
import type { Achievement, OpenAchievement } from './shown-profile.ts';

const [columns, side] = [5, 56];

type AchievementPuzzleProps = {
  reached: readonly Achievement[];
  open: readonly OpenAchievement[];
};

/** All achievements as one puzzle: a piece for each that is reached, and a gap for each that is open. */
export function AchievementPuzzle({ reached, open }: AchievementPuzzleProps) {
  const count = reached.length + open.length;
  return (
    <div>
      <p className="mb-3 text-lg font-semibold">
        {reached.length} of {count}
      </p>
      <div
        aria-hidden
        className="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, ${side}px)` }}
      >
        {Array.from({ length: count }, (_, index) => {
          const shape = {
            width: side,
            height: side,
            edges: edgesInGrid({ index, columns, count }),
          };
          return (
            <span key={index} className="relative" style={{ height: side }}>
              {index < reached.length ? (
                <Piece
                  {...shape}
                  fill={pieceFills[pieceColors[index % pieceColors.length]!]}
                  photo={undefined}
                  isAway={false}
                />
              ) : (
                <Socket {...shape} hasLeft={index % columns > 0} />
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
