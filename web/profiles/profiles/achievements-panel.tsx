import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AchievementsScene } from '#web/ui/scenes/achievements.tsx';
import { AwardPuzzle } from './award-puzzle.tsx';
import { colorAchievements, EarnedList, OpenList } from './awards.tsx';
import { mergeAwards } from './merge-awards.ts';
import type { ShownProfile } from './shown-profile.ts';

const columns = 'grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3';

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
        <EarnedList awards={earned} className={columns} />
        {open.length > 0 && (
          <section aria-labelledby="open-awards">
            <h2 id="open-awards" className="mb-3 text-lg">
              Still open
            </h2>
            <OpenList awards={open} className={columns} />
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
