import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { bandNames } from '#contract/matching/match-points.ts';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import { paths } from '#web/lib/paths.ts';
import { preferencesQuery } from '#web/people/preferences/queries.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { bandTones } from './band-tones.ts';
import { openingsQuery, unfiltered } from './queries.ts';
import { bestReasons } from './best-reasons.ts';
import { ReasonList } from './reason-list.tsx';

const shown = 3;

/** Up to three openings that fit the person, on Home. Shows nothing if none does. */
export default function FitsYou() {
  const { data } = useInfiniteQuery(openingsQuery(unfiltered));
  const openings = data?.pages[0]?.filter(fits).slice(0, shown) ?? [];
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: openings.length > 0 });
  if (openings.length === 0) return null;
  return (
    <section aria-labelledby="fits-you">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="fits-you" className="text-xl sm:text-2xl">
          Fits you
        </h2>
        {preferences && (
          <Link to={paths.forYou} className="link inline-flex items-center gap-1 font-medium">
            {/* Those who haven't said what they look for are asked there first. */}
            {preferences.isSaved ? 'All teams for you' : 'Improve these matches'}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-cards gap-4">
        {openings.map((opening) => (
          <Opening key={opening.project.id} opening={opening} />
        ))}
      </ul>
    </section>
  );
}

/** It's no stretch, and something that the person knows, learns or wants to do is needed there. */
const fits = ({ band, reasons }: OpeningForMe) =>
  band !== 'stretch' &&
  reasons.some(
    (reason) =>
      (reason.key === 'skills' || reason.key === 'role') &&
      (reason.fits === 'yes' || reason.fits === 'partly'),
  );

const Opening = ({ opening: { project, role, band, reasons } }: { opening: OpeningForMe }) => (
  <li className="relative flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3 has-[a:hover]:border-edge">
    <div className="flex items-start gap-2">
      <h3 className="min-w-0 flex-1 text-lg leading-snug">
        <Link
          to={paths.openRole({ projectId: project.id, roleId: role.id })}
          className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
        >
          {project.name}
        </Link>
      </h3>
      <Badge tone={bandTones[band]}>{bandNames[band]}</Badge>
    </div>
    <p dir="auto" className="text-sm text-soft wrap-anywhere">
      {role.name}
    </p>
    <ReasonList reasons={bestReasons({ reasons, band }, 2)} />
  </li>
);
