import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AchievementsScene } from '#web/ui/scenes/achievements.tsx';
import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { pieceFills, pieceInks } from '#web/ui/pieces/piece-fills.ts';
import { Piece, Socket } from '#web/ui/pieces/piece-shape.tsx';
import { colorAchievements, type EarnedAward, EarnedList, OpenList } from './awards.tsx';
import { mergeAwards } from './merge-awards.ts';
import type { OpenAward, ShownProfile } from './shown-profile.ts';
import { AwardMark, type AwardPieceProps } from './award-piece.tsx';

const listClasses = 'grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3';

type AchievementsPanelProps = { profile: ShownProfile; isOwn: boolean };

/** Badges and achievements, earned and open, as one puzzle and in words. */
export function AchievementsPanel({
  profile: { badges, openBadges, achievements, openAchievements, firstName },
  isOwn,
}: AchievementsPanelProps) {
  const earned = mergeAwards(badges, colorAchievements(achievements));
  const open = mergeAwards(openBadges, openAchievements);
  if (earned.length > 0) {
    return (
      <div className="grid gap-8">
        <AwardPuzzle earned={earned} open={open} />
        <EarnedList awards={earned} className={listClasses} />
        {open.length > 0 && (
          <section aria-labelledby="open-awards">
            <h2 id="open-awards" className="mb-3 text-lg">
              Still open
            </h2>
            <OpenList awards={open} className={listClasses} />
          </section>
        )}
      </div>
    );
  }
  return (
    <EmptyState scene={<AchievementsScene />} title="No achievements yet">
      {isOwn
        ? 'Join a project or finish a ticket. Your firsts show up here.'
        : `${firstName}’s achievements will show up here.`}
    </EmptyState>
  );
}

const [columns, side] = [5, 56];

type AwardPuzzleProps = { earned: readonly EarnedAward[]; open: readonly OpenAward[] };

/** All badges and achievements as one puzzle: a piece for each that is earned, a gap for each open one. */
function AwardPuzzle({ earned, open }: AwardPuzzleProps) {
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
