import { lazy, Suspense, useState } from 'react';
import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import { describeAnswers } from '#web/hackathons/hackathons/describe-answers.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';

const FindPlace = lazy(() => import('./find-place.tsx'));

type PeopleWithoutTeamProps = {
  slug: string;
  people: readonly Participant[];
  /** Whether there are teams to join. */
  hasTeams: boolean;
};

/** Who still looks for a team, with a way to put each of them into one. */
export function PeopleWithoutTeam({ slug, people, hasTeams }: PeopleWithoutTeamProps) {
  const [placed, setPlaced] = useState<Participant>();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="without-team" className="grid grid-cols-1 gap-3">
      <h2 id="without-team" className="text-xl">
        {formatCount(people.length, 'person is', 'people are')} looking for a team
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <PersonPiece name={person.name} seed={person.id} photo={person.avatar} size="sm" />
            <div className="min-w-0 flex-1 basis-56">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {person.name}
              </p>
              <p className="text-sm text-soft empty:hidden">{describeAnswers(person)}</p>
            </div>
            {hasTeams && (
              <Button
                size="sm"
                aria-label={`Find a team for ${person.name}`}
                onClick={() => setPlaced(person)}
              >
                Find a team
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {placed && <FindPlace slug={slug} person={placed} onClose={() => setPlaced(undefined)} />}
      </Suspense>
    </section>
  );
}
