import type { ReactNode } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

type HackathonFactsProps = {
  hackathon: Hackathon;
  /** The timeline has the number of people, too. */
  showsPeople: boolean;
};

/** What one wants to know before signing up. */
export function HackathonFacts({ hackathon, showsPeople }: HackathonFactsProps) {
  const { people, mostPeople, waiting, teamLeast, teamMost, wanted, phase } = hackathon;
  // Sign-up can go on while teams build.
  const isClosed = Date.parse(hackathon.closesAt) <= useNow();
  return (
    <section
      aria-label="About this hackathon"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4"
    >
      {showsPeople && (
        <div className="grid gap-1.5">
          <p className="text-soft">
            <span className="font-semibold text-ink tabular-nums">
              {people} / {mostPeople}
            </span>{' '}
            people signed up
          </p>
          <ProgressBar label="Spots taken" value={people} max={mostPeople} />
          {waiting > 0 && (
            <p className="text-sm text-soft">{formatCount(waiting, 'person', 'people')} waiting</p>
          )}
        </div>
      )}
      <dl className="grid gap-3 text-body">
        {phase === 'draft' && <Fact name="Sign-up opens">{dateTime(hackathon.opensAt)}</Fact>}
        {phase !== 'canceled' && (
          <Fact name={isClosed ? 'Sign-up closed' : 'Sign-up closes'}>
            {dateTime(hackathon.closesAt)}
          </Fact>
        )}
        <Fact name="Team size">
          {teamLeast === teamMost ? `${teamMost} people` : `${teamLeast} to ${teamMost} people`}
        </Fact>
        {wanted.length > 0 && <Fact name="Every team should have">{wanted.join(', ')}</Fact>}
      </dl>
    </section>
  );
}

const dateTime = (iso: string) => formatDateTime(new Date(iso));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
