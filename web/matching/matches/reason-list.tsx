import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import EqualApproximately from 'lucide-react/icons/equal-approximately';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { FitLevel } from '#contract/matching/match-points.ts';
import type { Reason } from '#contract/matching/matches.ts';
import { paths } from '#web/lib/paths.ts';
import { isQuestion } from './best-reasons.ts';

const icons: Record<FitLevel, { Icon: typeof Check; name: string; tone: string }> = {
  yes: { Icon: Check, name: 'Fits', tone: 'text-green-ink' },
  partly: { Icon: EqualApproximately, name: 'Partly fits', tone: 'text-yellow-ink' },
  no: { Icon: X, name: 'Doesn’t fit', tone: 'text-soft' },
  unknown: { Icon: CircleQuestionMark, name: 'Unknown', tone: 'text-soft' },
};

type ReasonListProps = {
  reasons: readonly Reason[];
  /** Someone who looks for a team can answer what isn't known. */
  isOwn?: boolean;
};

/** Why two fit, one line each. */
export const ReasonList = ({ reasons, isOwn = false }: ReasonListProps) => (
  <ul className="grid grid-cols-1 gap-1 text-body">
    {reasons.map((reason) => (
      <li key={reason.key} className="flex items-start gap-2">
        <FitIcon fits={reason.fits} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {isOwn && isQuestion(reason) ? (
            <Link to={paths.preferences} className="link">
              {reason.words}
            </Link>
          ) : (
            reason.words
          )}
        </span>
      </li>
    ))}
  </ul>
);

function FitIcon({ fits }: { fits: FitLevel }) {
  const { Icon, name, tone } = icons[fits];
  return (
    <>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${tone}`} />
      <span className="sr-only">{name}:</span>
    </>
  );
}
