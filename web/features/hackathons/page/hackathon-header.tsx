import CalendarDays from 'lucide-react/icons/calendar-days';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Hackathon } from '#contract/hackathons.ts';
import { describeTimes, phases } from '#web/features/hackathons/hackathon-names.ts';
import { paths } from '#web/lib/paths.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { Badge } from '#web/ui/text/badge.tsx';

/** The top of a hackathon's page. */
export const HackathonHeader = ({
  hackathon,
  action,
}: {
  hackathon: Hackathon;
  action?: ReactNode;
}) => {
  const { name, organizer, phase } = hackathon;
  return (
    <header className="overflow-hidden rounded-lg border border-line bg-surface">
      <ProjectCover name={name} className="h-16 w-full border-b border-line sm:h-24" />
      <div className="p-4 sm:p-5">
        <PageTitle action={action}>{name}</PageTitle>
        <ul className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
          <li>
            <Badge tone={phases[phase].tone}>{phases[phase].name}</Badge>
          </li>
          <li>
            <CalendarDays aria-hidden />
            {describeTimes(hackathon)}
          </li>
          {organizer && (
            <li>
              <UserRound aria-hidden />
              <span>
                by{' '}
                <Link to={paths.publicProfile(organizer.id)} className="link">
                  {organizer.name}
                </Link>
              </span>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
};
