import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReportedCase } from '#contract/moderation/decisions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { reasonNames } from '#web/lib/report-reason-names.ts';
import { Button } from '#web/ui/button.tsx';
import { NotLoaded, QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { casesQuery } from './queries.ts';
import { SubjectLink } from './subject-link.tsx';

/** What was reported and isn't decided, the oldest first. */
export function CaseList() {
  const query = useInfiniteQuery(casesQuery);
  const { data, error, isFetching, fetchNextPage } = query;
  const cases = data?.pages.flatMap((page) => page.cases);
  const [deciding, setDeciding] = useState<ReportedCase | null>(null);
  if (!cases)
    return (
      <NotLoaded query={query} busy={isFetching} failure="Couldn’t load the reports. Try again." />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {cases.length === 0 && <p className="text-soft">No open reports.</p>}
      {cases.map((one) => (
        <Case key={one.id} reported={one} onDecide={() => setDeciding(one)} />
      ))}
      <QueryFailure
        query={{ error, refetch: fetchNextPage }}
        busy={isFetching}
        failure="Couldn’t load more reports. Try again."
      />
      {query.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </div>
  );
}

type CaseProps = { reported: ReportedCase; onDecide: () => void };

const Case = ({
  reported: { subject, title, quote, person, acts, reports, reportCount },
  onDecide,
}: CaseProps) => (
  <article className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4">
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-lg wrap-anywhere">
          <SubjectLink {...{ subject, title }} />
        </h3>
        {person && subject.kind !== 'person' && (
          <p className="text-sm text-soft">
            By{' '}
            <Link to={paths.publicProfile(person.id)} className="link">
              {person.name}
            </Link>
          </p>
        )}
      </div>
      {acts.length > 0 && (
        <Button variant="primary" onClick={onDecide}>
          Take action<span className="sr-only"> on {title}</span>
        </Button>
      )}
    </div>
    {acts.length === 0 && (
      <p className="text-soft">
        This is about you, so another admin decides. If there isn’t one, the person who runs the
        server can, with <code>npm run admin</code>.
      </p>
    )}
    {quote && (
      <blockquote
        dir="auto"
        className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere text-soft"
      >
        {quote}
      </blockquote>
    )}
    <ul className="grid gap-2">
      {reports.map((report) => (
        <li key={report.id}>
          <p className="text-sm">
            <span className="font-semibold">{reasonNames[report.reason]}</span>
            <span className="text-soft">
              {' · '}
              {report.reporter?.name ?? 'A visitor'}
              {' · '}
              <time dateTime={report.at}>{formatDateTime(new Date(report.at))}</time>
            </span>
          </p>
          {report.text && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {report.text}
            </p>
          )}
        </li>
      ))}
    </ul>
    {reports.length > 0 && reportCount > reports.length && (
      <p className="text-soft">
        Only the first {reports.length} reports of {reportCount}.
      </p>
    )}
  </article>
);
