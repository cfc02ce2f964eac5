import ArrowUp from 'lucide-react/icons/arrow-up';
import Star from 'lucide-react/icons/star';
import { formatPercent } from '#web/lib/formats/format-amounts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { rankRows } from './leaderboard-ranks.ts';
import type { Offers } from './offers/source.ts';

/** Companies by total score. On phones each row is a block with labeled scores. */
export const Leaderboard = ({ leaderboard }: Pick<Offers, 'leaderboard'>) => (
  <section aria-labelledby="leaderboard">
    <h2 id="leaderboard" className="text-xl">
      Company leaderboard
    </h2>
    <p className="text-soft">
      Total is the average of the three scores. ↑ marks a lead over the next company.
    </p>
    <div className="mt-3 overflow-hidden rounded-lg border border-line bg-surface">
      <table aria-labelledby="leaderboard" className="w-full tabular-nums max-sm:block">
        <thead className="text-left text-sm text-soft max-sm:sr-only">
          <tr className="border-b border-line">
            {[
              'Rank',
              'Company',
              'Engagement',
              'Project success',
              'Innovation score',
              'Total score',
            ].map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'px-3 py-2 font-semibold sm:nth-[n+3]:text-right',
                  name === 'Rank' && 'w-18',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rankRows(leaderboard).map((row) => (
            <tr
              key={row.name}
              className={classNames(
                'max-sm:grid max-sm:grid-cols-[3.25rem_1fr_1fr_1fr] max-sm:px-1 max-sm:py-2.5',
                row.isHighlighted && 'bg-accent-soft',
              )}
            >
              <td className="px-3 sm:py-2.5">
                <span className="flex items-center gap-1.5">
                  {row.rank}
                  {row.isHighlighted && <TopStar />}
                </span>
              </td>
              <th
                scope="row"
                className="px-3 text-left font-semibold max-sm:col-span-2 max-sm:px-0 sm:py-2.5"
              >
                {row.name}
              </th>
              <Score name="Engagement" value={row.engagement} className="max-sm:col-start-2" />
              <Score name="Project success" value={row.projectSuccess} />
              <Score name="Innovation score" value={row.innovationScore} />
              <td className="px-3 text-right font-display text-lg font-semibold max-sm:col-start-4 max-sm:row-start-1 sm:py-2.5">
                <span className="inline-flex items-center gap-1.5">
                  {row.isAboveNext && <AboveNext />}
                  {formatPercent(row.totalScore)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

type ScoreProps = { name: string; value: number; className?: string };

const Score = ({ name, value, className }: ScoreProps) => (
  <td
    className={classNames(
      'px-3 text-right max-sm:mt-1 max-sm:px-0 max-sm:text-left max-sm:text-sm sm:py-2.5',
      className,
    )}
  >
    <span aria-hidden className="block text-xs text-soft sm:hidden">
      {name}
    </span>
    {formatPercent(value)}
  </td>
);

const TopStar = () => (
  <>
    <Star aria-hidden className="size-4 fill-cloudberry stroke-ink" />
    <span className="sr-only">, top 3</span>
  </>
);

const AboveNext = () => (
  <>
    <ArrowUp aria-hidden className="size-4 text-green-ink" />
    <span className="sr-only">ahead of the next: </span>
  </>
);
