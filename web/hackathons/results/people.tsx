import { Link } from 'react-router';
import type { Result } from '#contract/hackathons/results.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';

type PeopleProps = Pick<Result, 'people'>;

/** Who was on a team. */
export const People = ({ people }: PeopleProps) => (
  <ul aria-label="Team" className="flex flex-wrap gap-x-4 gap-y-2">
    {people.map(({ id, name, avatar }) => (
      <li key={id} className="flex min-w-0 items-center gap-2">
        <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
        <Link to={paths.publicProfile(id)} className="link wrap-anywhere">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** Who was on the team that won, as its complete puzzle. */
export const WinningTeam = ({ people }: PeopleProps) => (
  <TeamPuzzle
    size="lg"
    className="my-1"
    members={people}
    teamSize={people.length}
    linkTo={({ id }) => paths.publicProfile(id)}
  />
);
