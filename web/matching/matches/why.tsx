import { Link } from 'react-router';
import type { Reason } from '#contract/matching/matches.ts';
import { paths } from '#web/lib/paths.ts';
import { Summary } from '#web/ui/text/summary.tsx';
import { ReasonList } from './reason-list.tsx';

type WhyProps = {
  /** The label of the disclosure. */
  children: string;
  reasons: readonly Reason[];
  isOwn?: boolean;
};

/** All reasons, behind a disclosure. */
export const Why = ({ children, ...list }: WhyProps) => (
  <details className="group text-body">
    <Summary isLink className="text-sm">
      {children}
    </Summary>
    <div className="mt-1 rounded-md bg-sunken p-3">
      <ReasonList {...list} />
      <p className="mt-2 text-sm">
        <Link to={paths.howMatchingWorks} className="link">
          How matching works
        </Link>
      </p>
    </div>
  </details>
);
