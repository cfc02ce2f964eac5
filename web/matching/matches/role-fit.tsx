import { useQuery } from '@tanstack/react-query';
import { bandNames } from '#contract/matching/match-points.ts';
import { bandTones } from './band-tones.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { fitQuery } from './queries.ts';
import { bestReasons } from './best-reasons.ts';
import { ReasonList } from './reason-list.tsx';
import { RoleFitSkeleton } from './role-fit-skeleton.tsx';
import { Why } from './why.tsx';

/** How an open role suits the person, on the project's page. Shows nothing if that isn't known. */
export default function RoleFit({ projectId, roleId }: { projectId: number; roleId: number }) {
  const { data, isPending } = useQuery(fitQuery(projectId));
  if (isPending) return <RoleFitSkeleton />;
  const fit = data?.find((one) => one.roleId === roleId);
  if (!fit) return null;
  const { band, reasons } = fit;
  return (
    <div className="mt-1 grid grid-cols-1 gap-1.5">
      <div>
        <Badge tone={bandTones[band]}>{bandNames[band]}</Badge>
      </div>
      <ReasonList reasons={bestReasons({ reasons, band }, 2)} isOwn />
      <Why reasons={reasons} isOwn>
        See all reasons
      </Why>
    </div>
  );
}
