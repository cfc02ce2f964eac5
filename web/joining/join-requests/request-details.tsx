import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { stateNames, stateTones } from './state-text.ts';

type RequestDetailsProps = { request: JoinRequest; menu?: ReactNode };

/** Who asks for what, when, and what they write. */
export const RequestDetails = ({ request, menu }: RequestDetailsProps) => {
  const { user, role, message, askedAt, teams, state, hasExpiredBefore } = request;
  return (
    <article className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <PersonPiece name={user.name} seed={user.id} photo={user.avatar} />
        <div className="min-w-0 flex-1">
          <Link
            to={paths.publicProfile(user.id)}
            className="font-semibold wrap-anywhere hover:text-accent hover:underline"
          >
            {user.name}
          </Link>
          <p className="text-sm text-soft">
            Asked on {formatDate(new Date(askedAt))} ·{' '}
            {teams === 0 ? 'not on a team' : `on ${formatCount(teams, 'team')}`}
          </p>
        </div>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        {menu}
      </div>
      <p>
        <span className="text-soft">Role: </span>
        {role || 'No particular role'}
      </p>
      {message && (
        <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      {hasExpiredBefore && state === 'waiting' && (
        <p className="text-sm text-soft">Asked before and didn’t get an answer.</p>
      )}
    </article>
  );
};

/** What the team wrote. */
export const TeamAnswer = ({ request: { answer, answeredBy }, menu }: RequestDetailsProps) =>
  answer && (
    <div className="flex items-start justify-between gap-2">
      <figure className="grid min-w-0 gap-1 border-l-4 border-line pl-4">
        <figcaption className="text-sm text-soft">
          {answeredBy?.name ?? 'A lead'} writes:
        </figcaption>
        <blockquote dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      </figure>
      {menu}
    </div>
  );
