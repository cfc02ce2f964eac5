import { useState } from 'react';
import { Link } from 'react-router';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';

/** As many as fit without scrolling far. */
const fewPeople = 24;

type EventPeopleProps = { people: NonNullable<LiveEvent['people']> };

/** Who is going, for those who are going, too. */
export function EventPeople({ people }: EventPeopleProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="event-people">
      <h2 id="event-people" tabIndex={-1} className="text-lg outline-none">
        Participants
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {people.slice(0, showsAll ? people.length : fewPeople).map(({ id, name, avatar }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
            <Link
              to={paths.publicProfile(id)}
              dir="auto"
              className="min-w-0 content-center wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {people.length > fewPeople && !showsAll && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => {
            setShowsAll(true);
            document.getElementById('event-people')?.focus();
          }}
        >
          Show all {people.length}
        </Button>
      )}
    </section>
  );
}
