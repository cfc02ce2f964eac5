import { useQuery } from '@tanstack/react-query';
import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { HackathonCard } from './hackathon-card.tsx';
import { hackathonsQuery } from './queries.ts';

/** The person's own hackathons, those that everyone can find, and then their own that are over. */
export function HackathonList() {
  const query = useQuery(hackathonsQuery);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        failure="Couldn’t load hackathons. Check your connection and try again."
      />
    );
  const own = new Set(data.own.map(({ id }) => id));
  const others = data.listed.filter(({ id }) => !own.has(id));
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="Yours" hackathons={data.own.filter((one) => !isPast(one))} />
      <Section title="Open to everyone" hackathons={others} />
      <Section title="Your past hackathons" hackathons={data.own.filter(isPast)} />
      {data.own.length + others.length === 0 && (
        <EmptyState
          scene={<TeamScene />}
          title="No hackathons coming up"
          action={<ButtonLink to={paths.newHackathon}>Organize the first one</ButtonLink>}
        >
          Bring your class, club or community, and leave with teams.
        </EmptyState>
      )}
    </div>
  );
}

/** It's over, and there's nothing left to do. */
const isPast = ({ phase, task }: ListedHackathon) =>
  (phase === 'ended' || phase === 'canceled') && task === null;

function Section({ title, hackathons }: { title: string; hackathons: readonly ListedHackathon[] }) {
  if (hackathons.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid grid-cols-cards gap-4">
        {hackathons.map((hackathon) => (
          <li key={hackathon.id} className="min-w-0">
            <HackathonCard hackathon={hackathon} />
          </li>
        ))}
      </ul>
    </section>
  );
}
