import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { BusinessTab } from './business-tab.ts';
import { listHighlights } from './highlights.tsx';
import type { Offers } from './offers/source.ts';

type OverviewProps = {
  offers: Offers;
  /** Called with the tab that a link switches to. */
  onLeave: (tab: BusinessTab) => void;
};

/** The Overview tab: four summary cards with links to the other tabs. */
export const Overview = ({ offers, onLeave }: OverviewProps) => (
  <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
    {listHighlights(offers).map(({ tab, name, amount, lead, lines }) => (
      <li key={tab} className="flex flex-col rounded-lg border border-line bg-surface p-4 sm:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-xl">{name}</h2>
          <p className="font-display text-lg font-semibold tabular-nums">{amount}</p>
        </div>
        <p className="text-soft">{lead}</p>
        <ul className="mt-3 mb-3 grid divide-y divide-line border-t border-line text-body">
          {lines.map(({ what, detail }) => (
            <li key={what} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0">{what}</span>
              <span className="shrink-0 text-sm text-soft tabular-nums">{detail}</span>
            </li>
          ))}
        </ul>
        <Link
          to={`?tab=${tab}`}
          preventScrollReset
          onClick={() => onLeave(tab)}
          className="link mt-auto inline-flex min-h-6 items-center gap-1 self-start font-medium pointer-coarse:min-h-11"
        >
          View All<span className="sr-only"> {name}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </li>
    ))}
  </ul>
);
