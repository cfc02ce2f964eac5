import CircleDot from 'lucide-react/icons/circle-dot';
import GitCommit from 'lucide-react/icons/git-commit-horizontal';
import GitPullRequest from 'lucide-react/icons/git-pull-request';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ActivityType } from '#contract/vocabulary.ts';
import type { Activity } from '#web/features/profiles/shown-profile.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';

/** How an entry begins, before its project (section 2). */
const looks: Record<ActivityType, { words: string; Icon: typeof CircleDot }> = {
  commit: { words: 'Committed to', Icon: GitCommit },
  pull_request: { words: 'Created pull request for', Icon: GitPullRequest },
  issue: { words: 'Opened issue in', Icon: CircleDot },
  other: { words: 'Commented on', Icon: MessageSquare },
};

/** What a person did in their projects, the latest first. */
export const ActivityList = ({ activity }: { activity: readonly Activity[] }) => (
  <ol className="max-w-form divide-y divide-line">
    {activity.map((entry, index) => {
      const { words, Icon } = looks[entry.type];
      return (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own
        <li key={`${entry.date} ${index}`} className="flex items-start gap-3 py-2.5">
          <Icon aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
          <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-4">
            <p>
              {words} <span className="font-semibold">{entry.project}</span>
            </p>
            <TimeAgo iso={entry.date} className="shrink-0 text-sm leading-6 text-soft" />
          </div>
        </li>
      );
    })}
  </ol>
);
