import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AchievementsScene } from '#web/ui/scenes/achievements.tsx';
import { AchievementList } from './awards.tsx';
import type { ShownProfile } from './shown-profile.ts';

type AchievementsPanelProps = { profile: ShownProfile; isOwn: boolean };

export function AchievementsPanel({
  profile: { achievements, firstName },
  isOwn,
}: AchievementsPanelProps) {
  if (achievements.length > 0) {
    return (
      <AchievementList
        achievements={achievements}
        className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3"
      />
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
