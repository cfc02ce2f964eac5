import TrendingUp from 'lucide-react/icons/trending-up';
import { formatPercentChange } from '#web/lib/formats/format-amounts.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { CompanyMark } from './company-mark.tsx';
import { IdeaBadges } from './idea-badges.tsx';
import type { Offers } from './offers/source.ts';

/** Ideas with many participants, the fastest growing first. */
export const TrendingIdeas = ({ trendingIdeas }: Pick<Offers, 'trendingIdeas'>) => (
  <section aria-labelledby="trending-ideas">
    <h2 id="trending-ideas" className="text-xl">
      Trending ideas
    </h2>
    <p className="text-soft">Participants in the last month, and growth.</p>
    <ul className="mt-3 grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface">
      {trendingIdeas.map(({ id, title, company, category, engagement, growth, status }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 px-4 py-3 sm:grid-cols-[auto_1fr_auto_7rem]"
        >
          <CompanyMark company={company} className="size-10" />
          <div className="min-w-0">
            <h3 className="text-base">{title}</h3>
            <p className="text-sm text-soft">{company}</p>
          </div>
          <div className="max-sm:col-start-2">
            <IdeaBadges category={category} status={status} />
          </div>
          <p className="text-sm tabular-nums max-sm:col-start-2 max-sm:flex max-sm:gap-3 sm:text-right">
            <span className="flex items-center gap-1 font-semibold text-green-ink sm:justify-end">
              <TrendingUp aria-hidden className="size-4" />
              {formatPercentChange(growth)}
            </span>
            <span className="text-soft">{formatCount(engagement, 'person', 'people')}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
