import { useQuery } from '@tanstack/react-query';
import { bandNames } from '#contract/matching/match-points.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { bandTones } from './band-tones.ts';
import { requestFitsQuery } from './queries.ts';
import { bestReasons } from './best-reasons.ts';
import { ReasonList } from './reason-list.tsx';
import { Why } from './why.tsx';

type RequestFitProps = {
  projectId: number;
  requestId: number;
  /** Shows only the best two reasons. */
  isShort?: boolean;
};

/** Why someone who asks suits the role. Shows nothing if that isn't known. Load it lazily. */
export default function RequestFit({ projectId, requestId, isShort = false }: RequestFitProps) {
  const { data } = useQuery(requestFitsQuery(projectId));
  const fit = data?.find((one) => one.requestId === requestId);
  if (!fit) return null;
  const best = fit.bestRole !== '' && (
    <p className="text-body wrap-anywhere">The role that suits them best: {fit.bestRole}.</p>
  );
  if (isShort)
    return (
      <>
        {best}
        <ReasonList reasons={bestReasons(fit, 2)} />
      </>
    );
  return (
    <section aria-labelledby="request-fit" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="request-fit" className="text-lg">
          How they fit
        </h2>
        <Badge tone={bandTones[fit.band]}>{bandNames[fit.band]}</Badge>
      </div>
      {best}
      <ReasonList reasons={bestReasons(fit)} />
      <Why reasons={fit.reasons}>All reasons</Why>
    </section>
  );
}
