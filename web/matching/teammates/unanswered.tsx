import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { teammatesQuery } from './queries.ts';

/** On one's own profile: that there are former teammates to answer about. */
export function Unanswered() {
  const { data: teams = [] } = useQuery(teammatesQuery);
  const left = teams.flatMap(({ teammates }) => teammates).filter(({ answer }) => answer === null);
  if (left.length === 0) return null;
  return (
    <p className="rounded-lg border border-line bg-surface px-4 py-3">
      Would you build with {formatCount(left.length, 'former teammate')} again?{' '}
      <Link to={paths.teammates} className="link">
        Answer privately
      </Link>
    </p>
  );
}
