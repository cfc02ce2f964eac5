import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { taskNames } from '#web/lib/hackathon-task-names.ts';
import { paths } from '#web/lib/paths.ts';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { describeTimes, participantStateNames, phases, staffRoleNames } from './hackathon-names.ts';

export function HackathonCard({ hackathon }: { hackathon: ListedHackathon }) {
  const { slug, name, phase, staffRole, ownState, people, task } = hackathon;
  return (
    <article
      aria-labelledby={`hackathon-${slug}`}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors focus-within:border-accent hover:border-edge"
    >
      <ProjectCover name={name} className="h-14 w-full border-b border-line" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 dir="auto" id={`hackathon-${slug}`} className="text-lg leading-snug wrap-anywhere">
          <Link to={paths.hackathon(slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <ul className="grid gap-1 text-sm text-soft [&_li]:flex [&_li]:items-start [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <li>
            <CalendarDays aria-hidden />
            {describeTimes(hackathon)}
          </li>
          <li>
            <Users aria-hidden />
            {formatCount(people, 'person', 'people')} signed up
          </li>
        </ul>
        {task && (
          <p className="flex items-center gap-2 text-body font-semibold text-accent">
            <ArrowRight aria-hidden className="size-4 shrink-0" />
            {taskNames[task]}
          </p>
        )}
        <p className="mt-auto flex flex-wrap gap-1.5 pt-1">
          <Badge tone={phases[phase].tone}>{phases[phase].name}</Badge>
          {staffRole && <Badge tone="blue">{staffRoleNames[staffRole]}</Badge>}
          {ownState && ownState !== 'left' && (
            <Badge tone={participantStateNames[ownState].tone}>
              {participantStateNames[ownState].name}
            </Badge>
          )}
        </p>
      </div>
    </article>
  );
}
