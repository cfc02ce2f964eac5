import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { TicketChange } from '#contract/history/changes.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { formatList } from '#web/lib/formats/format-list.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { historyQuery } from './queries.ts';
import { describeChange } from './describe-change.ts';

/** The changes of a ticket, newest first. Collapsed, and loaded only when opened. */
export function History(ids: { projectId: number; ticketId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: changes, isError, refetch } = useQuery({ ...historyQuery(ids), enabled: isOpen });
  return (
    <details
      className="group border-t border-line pt-5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="-mx-1.5 flex w-fit cursor-pointer list-none items-center gap-1 rounded-md px-1.5 py-1 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">History</h2>
        <ChevronRight
          aria-hidden
          className="size-4 text-soft transition-transform group-open:rotate-90"
        />
      </summary>
      {isError && !changes && (
        <LoadFailure onRetry={refetch}>Couldn’t load the history.</LoadFailure>
      )}
      {isOpen && !changes && !isError && <Loading className="py-4!">Loading history...</Loading>}
      <ol className="mt-3 grid gap-3 text-sm">
        {changes?.map((change) => (
          <Entry key={change.number} change={change} />
        ))}
      </ol>
    </details>
  );
}

/** One change as a sentence, such as "Olena moved this to Done". */
function Entry({ change }: { change: TicketChange }) {
  const { actor, at, kind } = change;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <PersonPiece size="sm" name={actor?.name} seed={actor?.id} />
      <p className="pt-1.5 wrap-anywhere text-soft">
        {actor ? (
          <Link
            to={paths.publicProfile(actor.id)}
            className="font-medium text-ink hover:text-accent hover:underline"
          >
            {actor.name}
          </Link>
        ) : (
          <span className="font-medium text-ink">
            {kind === 'ticket_moved_by_repository' ? 'The repository' : 'Former member'}
          </span>
        )}{' '}
        {formatList(describeChange(change))} <span aria-hidden>·</span>{' '}
        <TimeAgo iso={at} className="whitespace-nowrap text-faint" />
      </p>
    </li>
  );
}
