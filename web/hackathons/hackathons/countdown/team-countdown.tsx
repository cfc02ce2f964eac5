import { useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { HackathonCountdown } from './hackathon-countdown.tsx';

type TeamCountdownProps = { hackathon: NonNullable<ProjectCard['hackathon']> };

/** How long the hackathon of a team takes, above its board. */
export function TeamCountdown({ hackathon }: TeamCountdownProps) {
  const client = useQueryClient();
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-soft">
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <Link to={paths.hackathon(hackathon.slug)} className="link wrap-anywhere">
        {hackathon.name}
      </Link>
      <HackathonCountdown
        hackathon={hackathon}
        onChange={() => void client.invalidateQueries({ queryKey: ['projects'] })}
      />
      {Date.parse(hackathon.startsAt) <= serverNow() && (
        <Link to={paths.hackathonSubmission(hackathon.slug)} className="link">
          Your submission
        </Link>
      )}
    </p>
  );
}
