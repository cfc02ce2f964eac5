import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { JoinRequestState } from '#contract/values/vocabulary.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { describeForLeads, stateNames } from './state-text.ts';
import { projectRequestsQuery } from './queries.ts';

type RequestListProps = {
  projectId: number;
  state: JoinRequestState;
  /** Why someone who waits fits. */
  renderFit: (request: JoinRequest) => ReactNode;
};

/** The requests to a project for its leads, those to answer first on top. */
export function RequestList({ projectId, state, renderFit }: RequestListProps) {
  const query = useQuery(projectRequestsQuery(projectId, state));
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the requests. Try again." />;
  if (data.length === 0) {
    return state === 'waiting' ? (
      <EmptyState scene={<TeamScene />} title="Nobody is waiting for an answer.">
        When someone asks to join, you see it here and get an email.
      </EmptyState>
    ) : (
      <EmptyState title={`No requests in “${stateNames[state]}”.`} />
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.map((request) => (
        <Item key={request.id} request={request}>
          {state === 'waiting' && renderFit(request)}
        </Item>
      ))}
    </ul>
  );
}

const Item = ({ request, children }: { request: JoinRequest; children: ReactNode }) => {
  const { id, user, role, message, state, answerBy, hasExpiredBefore } = request;
  return (
    <li className="relative flex gap-3 rounded-lg border border-line bg-surface p-4 has-[a:hover]:border-edge">
      <PersonPiece name={user.name} seed={user.id} photo={user.avatar} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 dir="auto" className="text-lg leading-snug wrap-anywhere">
            {user.name}
          </h2>
          {role && <Badge>{role}</Badge>}
          {hasExpiredBefore && state === 'waiting' && <Badge tone="yellow">Asked again</Badge>}
        </div>
        {message && (
          <p
            dir="auto"
            className="line-clamp-3 text-body wrap-anywhere whitespace-pre-line text-soft"
          >
            {message}
          </p>
        )}
        {children}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-sm text-soft">
            {state === 'waiting'
              ? `Answer by ${formatWeekday(new Date(answerBy))}`
              : describeForLeads(request)}
          </p>
          <ButtonLink
            size="sm"
            to={paths.joinRequest(id)}
            className="ml-auto after:absolute after:inset-0 after:rounded-lg"
          >
            {state === 'waiting' ? 'Answer' : 'View'}
            <span className="sr-only"> {user.name}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
};
