import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BlockedPerson } from '#contract/people/blocks.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { blocksQuery, useBlock } from './queries.ts';

/** The people whom the person has blocked, each with a button to unblock them. */
export function BlockedPeople() {
  const query = useQuery(blocksQuery);
  const { data: people } = query;
  if (!people)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load the people you’ve blocked. Try again."
      />
    );
  return (
    <>
      <p className="text-soft">
        {people.length === 0
          ? 'You haven’t blocked anyone. You can block someone from the menu on their profile.'
          : 'You can’t find, invite, follow or mention each other. They aren’t told.'}
      </p>
      {people.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ person }: { person: BlockedPerson }) {
  const { mutate, isPending } = useBlock(person);
  return (
    <li className="flex min-h-14 items-center gap-3 px-3 py-2">
      <PersonPiece name={person.name} seed={person.id} photo={person.avatar} />
      <Link
        to={paths.publicProfile(person.id)}
        className="min-w-0 flex-1 font-medium wrap-anywhere hover:underline"
      >
        {person.name}
      </Link>
      <Button size="sm" variant="quiet" busy={isPending} onClick={() => mutate('unblock')}>
        Unblock<span className="sr-only"> {person.name}</span>
      </Button>
    </li>
  );
}
