import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TicketChange } from '#contract/changes.ts';
import { paths } from '#web/app/paths.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { historyQuery } from './queries.ts';
import { describeChange } from './describe-change.ts';

/** The changes of a ticket, newest first. Collapsed, and loaded only when opened. */
export function History(ids: { projectId: number; ticketId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: changes, isError, refetch } = useQuery({ ...historyQuery(ids), enabled: isOpen });
  return (
    <details
      className="border-t border-line pt-5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="-mx-1.5 w-fit cursor-pointer rounded-md px-1.5 py-1 hover:bg-sunken">
        <h2 className="inline text-lg">History</h2>
      </summary>
      {isError && !changes && (
        <LoadFailure onRetry={refetch}>Couldn’t load the history.</LoadFailure>
      )}
      {isOpen && !changes && !isError && <Loading className="py-4!">Loading history...</Loading>}
      <ol className="mt-2 grid gap-2 text-body">
        {changes?.map((change) => (
          <Entry key={change.number} change={change} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ change }: { change: TicketChange }) {
  return (
    <li className="wrap-anywhere">
      {change.actor ? (
        <Link to={paths.publicProfile(change.actor.id)} className="link font-medium">
          {change.actor.name}
        </Link>
      ) : (
        <span className="font-medium">Former member</span>
      )}{' '}
      {describeChange(change).join(' and ')}{' '}
      <span className="text-sm whitespace-nowrap text-soft">
        <TimeAgo iso={change.at} />
      </span>
    </li>
  );
}
