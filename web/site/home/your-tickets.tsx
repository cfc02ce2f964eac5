import { Link } from 'react-router';
import type { OwnTicket } from '#contract/site/home.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { describeTicket } from './describe-next.ts';

type YourTicketsProps = { tickets: readonly OwnTicket[]; count: number };

/** The tickets assigned to the signed-in person, after the most urgent one. */
export const YourTickets = ({ tickets, count }: YourTicketsProps) => (
  <section aria-labelledby="your-tickets">
    <h2 id="your-tickets" className="text-xl sm:text-2xl">
      {tickets.length > 0 ? 'Your other tickets' : 'Your tickets'}
    </h2>
    {count === 0 && (
      <p className="mt-4 text-soft">
        Nothing is assigned to you. Pick a ticket from one of your boards.
      </p>
    )}
    <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
      {tickets.map(describeTicket).map(({ to, title, details }) => (
        <li key={to} className="relative px-4 py-2.5 hover:bg-sunken">
          <Link
            to={to}
            className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {title}
          </Link>
          <p className="truncate text-sm text-soft">{details}</p>
        </li>
      ))}
    </ul>
    {count > tickets.length && (
      <p className="mt-2 text-sm text-soft">
        and {formatCount(count - tickets.length, 'more ticket')}
      </p>
    )}
  </section>
);
