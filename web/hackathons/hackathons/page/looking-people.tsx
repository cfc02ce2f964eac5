import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { describeAnswers } from '#web/hackathons/hackathons/describe-answers.ts';
import { peopleQuery } from '#web/hackathons/hackathons/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';

type LookingPeopleProps = { slug: string; personId: number };

/** Other people who look for a team and agreed to be shown. Nothing while there's nobody. */
export function LookingPeople({ slug, personId }: LookingPeopleProps) {
  const { data } = useQuery(peopleQuery(slug));
  const people = data?.people.filter(
    ({ id, state, team, wantsTeam, isShown }) =>
      id !== personId && state === 'signed_up' && !team && wantsTeam && isShown,
  );
  if (!people?.length) return null;
  return (
    <section aria-labelledby="looking" className="grid grid-cols-1 gap-3">
      <h2 id="looking" className="text-xl">
        Looking for a team
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="flex min-w-0 gap-3">
            <PersonPiece name={person.name} seed={person.id} photo={person.avatar} />
            <div className="min-w-0">
              <Link
                to={paths.publicProfile(person.id)}
                className="font-semibold wrap-anywhere hover:underline"
              >
                {person.name}
              </Link>
              <p className="text-sm text-soft">{describeAnswers(person)}</p>
              {person.note && (
                <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
                  {person.note}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
