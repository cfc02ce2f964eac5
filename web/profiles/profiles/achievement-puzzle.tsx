import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { pieceFills, pieceInks } from '#web/ui/pieces/piece-fills.ts';
import { Piece, Socket } from '#web/ui/pieces/piece-shape.tsx';
import { AwardMark } from './award-piece.tsx';
import { colorAt } from './awards.tsx';
import type { Achievement, OpenAchievement } from './shown-profile.ts';

const [columns, side] = [5, 56];

type AchievementPuzzleProps = {
  reached: readonly Achievement[];
  open: readonly OpenAchievement[];
};

/** All achievements as one puzzle: a piece for each that is reached, and a gap for each that is open. */
export function AchievementPuzzle({ reached, open }: AchievementPuzzleProps) {
  const all = [...reached, ...open];
  const count = all.length;
  return (
    <div>
      <h2 className="mb-3 text-lg">
        {reached.length} of {count}
      </h2>
      <div
        aria-hidden
        className="grid"
        style={{ gridTemplateColumns: `repeat(${columns}, ${side}px)` }}
      >
        {all.map(({ name, icon }, index) => {
          const shape = {
            width: side,
            height: side,
            edges: edgesInGrid({ index, columns, count }),
          };
          return (
            <span key={name} title={name} className="relative" style={{ height: side }}>
              {index < reached.length ? (
                <Piece
                  {...shape}
                  fill={pieceFills[colorAt(index)]}
                  photo={undefined}
                  isAway={false}
                />
              ) : (
                <Socket {...shape} hasLeft={index % columns > 0} />
              )}
              <span
                className={`absolute inset-0 grid place-items-center fill-none! ${index < reached.length ? pieceInks[colorAt(index)] : 'text-soft'}`}
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
