import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { OwnHackathon, OwnTicket, WaitingAnswer } from '#contract/site/home.ts';
import { describeHackathon, describeTicket, describeWaiting } from './describe-next.ts';

type NextProps = {
  // Missing while a server of the version before answers, during an upgrade.
  waiting: readonly WaitingAnswer[] | undefined;
  hackathons: readonly OwnHackathon[] | undefined;
  ticket: OwnTicket | undefined;
};

/** What waits for the signed-in person, each one press away. Nothing if nothing does. */
export function Next({ waiting, hackathons, ticket }: NextProps) {
  const entries = [
    ...(waiting?.map(describeWaiting) ?? []),
    ...(hackathons?.map(describeHackathon) ?? []),
    ...(ticket ? [describeTicket(ticket)] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-xl sm:text-2xl">
        Next
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {entries.map(({ to, title, details }) => (
          <li key={to} className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-sunken">
            <div className="min-w-0 flex-1">
              <Link
                to={to}
                className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {title}
              </Link>
              <p className="truncate text-sm text-soft">{details}</p>
            </div>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
