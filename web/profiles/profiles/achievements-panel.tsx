import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AchievementsScene } from '#web/ui/scenes/achievements.tsx';
import { AchievementPuzzle } from './achievement-puzzle.tsx';
import { AchievementList, OpenAchievementList } from './awards.tsx';
import type { ShownProfile } from './shown-profile.ts';

const columns = 'grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3';

type AchievementsPanelProps = { profile: ShownProfile; isOwn: boolean };

export function AchievementsPanel({
  profile: { achievements, openAchievements, firstName },
  isOwn,
}: AchievementsPanelProps) {
  if (achievements.length > 0) {
    return (
      <div className="grid gap-8">
        <AchievementPuzzle reached={achievements} open={openAchievements} />
        <AchievementList achievements={achievements} className={columns} />
        {openAchievements.length > 0 && (
          <section aria-labelledby="open-achievements">
            <h2 id="open-achievements" className="mb-3 text-lg">
              Still open
            </h2>
            <OpenAchievementList achievements={openAchievements} className={columns} />
          </section>
        )}
      </div>
    );
  }
  return (
    <EmptyState scene={<AchievementsScene />} title="No achievements yet">
      {isOwn
        ? 'Join a project or finish a ticket. Your firsts are kept here.'
        : `${firstName}’s achievements will show up here.`}
    </EmptyState>
  );
}
