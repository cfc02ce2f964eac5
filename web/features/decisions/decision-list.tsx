import { useQuery } from '@tanstack/react-query';
import type { Decision } from '#contract/decisions.ts';
import { formatDateTime } from '#web/lib/format-dates.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { describeAct } from './act-names.ts';
import { decisionsQuery } from './queries.ts';
import { SubjectLink } from './subject-link.tsx';
import { UndoButton } from './undo-button.tsx';

/** The last decisions, each with a button to undo it. */
export function DecisionList() {
  const { data: decisions, error, isFetching, refetch } = useQuery(decisionsQuery);
  if (error && !decisions) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load the decisions. Try again.')}
      </LoadFailure>
    );
  }
  if (!decisions) return <Loading />;
  if (decisions.length === 0) return <p className="text-soft">No decisions yet.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {decisions.map((decision) => (
        <Row key={decision.id} decision={decision} />
      ))}
    </ul>
  );
}

function Row({ decision }: { decision: Decision }) {
  const { id, act, until, subject, title, reason, admin, at, undoneAt, undoneReason, objection } =
    decision;
  return (
    <li className="grid grid-cols-1 gap-1 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 basis-60 text-base wrap-anywhere">
          {describeAct({ act, until, kind: subject.kind })}: <SubjectLink {...{ subject, title }} />
        </h3>
        {undoneAt ? <Badge>Undone</Badge> : <UndoButton decisionId={id} title={title} />}
      </div>
      <p className="text-sm text-soft">
        {admin?.name ?? 'By command'} · <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {objection && <Aside label="Objection">{objection}</Aside>}
      {undoneReason && <Aside label="Why it was undone">{undoneReason}</Aside>}
    </li>
  );
}

const Aside = ({ label, children }: { label: string; children: string }) => (
  <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
    <span className="font-semibold">{label}:</span> {children}
  </p>
);
