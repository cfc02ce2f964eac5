import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ActivityList } from './activity-list.tsx';
import type { ShownProfile } from './shown-profile.ts';

type ActivityPanelProps = { profile: ShownProfile; isOwn: boolean; calendar: ReactNode };

export function ActivityPanel({
  profile: { activity, firstName },
  isOwn,
  calendar,
}: ActivityPanelProps) {
  if (activity.length > 0)
    return (
      <>
        {calendar}
        <ActivityList activity={activity} />
      </>
    );
  return (
    <EmptyState title="No activity yet">
      {isOwn
        ? 'Tickets you create, finish or comment on show up here.'
        : `${firstName}’s activity on their teams will show up here.`}
    </EmptyState>
  );
}
