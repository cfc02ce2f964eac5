import { useQuery } from '@tanstack/react-query';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { progressQuery } from '#web/projects/projects/queries.ts';

/** How many tickets are done and, unless the project is inactive, when something last changed. */
export function ProjectProgress({ project }: { project: ProjectCard }) {
  const { data, error, refetch } = useQuery(progressQuery(project.id));
  if (error && !data) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span role="alert">Couldn’t load the progress.</span>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <SkeletonBar className="my-1 h-4 max-w-40" />;
  const { tickets, done, changedAt } = data;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="tabular-nums">
        {tickets === 0
          ? 'No tickets yet'
          : `${formatNumber(done)} of ${formatCount(tickets, 'ticket')} done`}
        {changedAt && !project.inactiveSince && (
          <span className="text-soft">
            , last change <TimeAgo iso={changedAt} />
          </span>
        )}
      </span>
      {tickets > 0 && <ProgressBar label="Tickets done" value={done} max={tickets} />}
    </div>
  );
}
