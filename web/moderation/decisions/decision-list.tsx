import { useInfiniteQuery } from '@tanstack/react-query';
import type { Decision } from '#contract/moderation/decisions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { PagedList } from '#web/ui/paged-list.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { describeAct } from './act-names.ts';
import { decisionsQuery } from './queries.ts';
import { SubjectLink } from './subject-link.tsx';
import { UndoButton } from './undo-button.tsx';

/** Decisions, the newest first, each with a button to undo it. */
export function DecisionList() {
  const query = useInfiniteQuery(decisionsQuery);
  return (
    <PagedList
      label="Decisions"
      items={query.data?.pages.flatMap(({ decisions }) => decisions)}
      query={query}
      empty="No decisions yet."
      failure="Couldn’t load the decisions. Try again."
      renderItem={(decision) => <Row decision={decision} />}
    />
  );
}

function Row({ decision }: { decision: Decision }) {
  const { id, act, until, subject, title, reason, admin, at, undoneAt, undoneReason, objection } =
    decision;
  return (
    <div className="grid min-w-0 basis-full grid-cols-1 gap-1">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 basis-60 text-base wrap-anywhere">
          {describeAct({ act, until, kind: subject.kind })}: <SubjectLink {...{ subject, title }} />
        </h3>
        {undoneAt ? <Badge>Undone</Badge> : <UndoButton decisionId={id} title={title} />}
      </div>
      <p className="text-sm text-soft">
        {admin?.name ?? 'From the command line'} ·{' '}
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      {objection && <Aside label="Objection">{objection}</Aside>}
      {undoneReason && <Aside label="Why it was undone">{undoneReason}</Aside>}
    </div>
  );
}

const Aside = ({ label, children }: { label: string; children: string }) => (
  <p dir="auto" className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
    <span className="font-semibold">{label}:</span> {children}
  </p>
);
