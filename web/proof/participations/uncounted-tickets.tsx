import { Link } from 'react-router';
import type { UncountedTicket } from '#contract/proof/reviews.ts';
import { paths } from '#web/lib/paths.ts';
import { describeUncounted } from '#web/proof/reviews/describe-uncounted.ts';

type UncountedTicketsProps = { project: string; tickets: readonly UncountedTicket[] };

const mostShown = 3;

/** Your finished tickets of a project that don't count as reviewed yet, each with the reason. */
export function UncountedTickets({ project, tickets }: UncountedTicketsProps) {
  if (tickets.length === 0) return null;
  const more = tickets.length - mostShown;
  return (
    <ul aria-label={`Not counted yet in ${project}`} className="mt-1.5 grid gap-1 text-sm">
      {tickets.slice(0, mostShown).map(({ id, projectId, title, ...reason }) => (
        <li key={id}>
          <Link
            dir="auto"
            to={paths.ticket({ projectId, ticketId: id })}
            className="font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <span className="block text-soft">{describeUncounted(reason)}</span>
        </li>
      ))}
      {more > 0 && <li className="text-soft">and {more} more</li>}
    </ul>
  );
}
