import { useQueryClient } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Hourglass from 'lucide-react/icons/hourglass';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { HackathonCountdown } from '#web/hackathons/hackathons/countdown/hackathon-countdown.tsx';
import { describeTimes, phases } from '#web/hackathons/hackathons/hackathon-names.ts';
import { reloadHackathon } from '#web/hackathons/hackathons/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { Badge } from '#web/ui/text/badge.tsx';

/** The top of a hackathon's page. */
export function HackathonHeader({
  hackathon,
  action,
}: {
  hackathon: Hackathon;
  action?: ReactNode;
}) {
  const { slug, name, organizer, phase, opensAt, closesAt } = hackathon;
  const client = useQueryClient();
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
          {phase !== 'canceled' && phase !== 'ended' && (
            <li>
              <Hourglass aria-hidden />
              <HackathonCountdown
                hackathon={hackathon}
                moments={[opensAt, closesAt]}
                onChange={() => void reloadHackathon(client, slug)}
              />
            </li>
          )}
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
}
