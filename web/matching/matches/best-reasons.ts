import type { Band, FitLevel } from '#contract/matching/match-points.ts';
import type { Reason } from '#contract/matching/matches.ts';

/** Whether the person could answer it. */
export const isQuestion = ({ words }: Reason) => words.startsWith('Tell us');

const order: readonly FitLevel[] = ['yes', 'partly', 'no', 'unknown'];

/**
 * The reasons that matter most, what speaks for it first. Unless two fit well, the last is what costs most
 * points. What the team hasn't said is left out. That two have built together is always shown.
 */
export function bestReasons(
  { reasons, band }: { reasons: readonly Reason[]; band: Band },
  shown = 3,
): Reason[] {
  const known = reasons
    .filter((reason) => !isTogether(reason))
    .filter((reason) => reason.fits !== 'unknown' || isQuestion(reason))
    .toSorted(
      (left, right) =>
        order.indexOf(left.fits) - order.indexOf(right.fits) ||
        right.points - left.points ||
        right.most - left.most,
    );
  const [against] =
    band === 'well'
      ? []
      : known.filter(isAgainst).toSorted((left, right) => lost(right) - lost(left));
  const others = known.filter((reason) => reason !== against);
  return [
    ...reasons.filter(isTogether),
    ...others.slice(0, against ? shown - 1 : shown),
    ...(against ? [against] : []),
  ];
}

const isAgainst = ({ fits }: Reason) => fits === 'no' || fits === 'partly';
const lost = ({ most, points }: Reason) => most - points;

const isTogether = ({ key }: Reason) => key === 'together';
