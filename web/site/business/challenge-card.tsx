import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RelativeDate, ShortDate } from '#web/ui/text/dates.tsx';
import type { Challenge } from './offers/challenge.ts';
import { CompanyMark } from './company-mark.tsx';

export function ChallengeCard({ challenge }: { challenge: Challenge }) {
  const { id, title, company, description, deadline, points, status, actions } = challenge;
  return (
    <article
      aria-labelledby={`challenge-${id}`}
      className="flex flex-col rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-2.5">
        <CompanyMark company={company} className="size-10" />
        <p className="min-w-0 flex-1 text-body text-soft">{company}</p>
        <Badge tone="green">{statusNames[status]}</Badge>
      </div>
      <h2 id={`challenge-${id}`} className="mt-2 text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-body text-soft">{description}</p>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm tabular-nums">
        <dt className="text-soft">Deadline</dt>
        <dd>
          <ShortDate day={deadline} />, <RelativeDate day={deadline} />
        </dd>
        {challenge.teams === undefined ? (
          <Count name="Participants" count={challenge.participants} />
        ) : (
          <Count name="Teams" count={challenge.teams} />
        )}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
        <p className="font-display text-lg font-semibold tabular-nums">
          {formatCount(points, 'point')}
        </p>
        <div className="flex flex-wrap gap-2">
          {actions.map(({ name, onPress }) => (
            <Button key={name} size="sm" onClick={onPress}>
              {name}
              <span className="sr-only"> {title}</span>
            </Button>
          ))}
        </div>
      </div>
    </article>
  );
}

const statusNames = { active: 'Active' };

const Count = ({ name, count }: { name: string; count: number | undefined }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd>{count !== undefined && formatNumber(count)}</dd>
  </>
);
