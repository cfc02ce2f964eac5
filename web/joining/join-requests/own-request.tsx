import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ProjectName } from '#contract/teams/roles.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ownRequestsQuery } from './queries.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

type OwnRequestProps = {
  project: ProjectName;
  /** Takes the focus once when this becomes true: asking replaces the button that was pressed. */
  hasAsked: boolean;
  /** Shown to people who haven't asked. */
  children: ReactNode;
};

/** The request of someone who has asked to join, or else the way to do that. */
export function OwnRequest({ project, hasAsked, children }: OwnRequestProps) {
  const { data, isPending } = useQuery(ownRequestsQuery);
  const link = useRef<HTMLAnchorElement>(null);
  const request = data?.find(
    ({ state, project: { id } }) => state === 'waiting' && id === project.id,
  );
  const way = useRef<HTMLSpanElement>(null);
  const [hasWithdrawn, setHasWithdrawn] = useState(false);
  const isWithdrawn = hasWithdrawn && !isPending && request === undefined;
  useEffect(() => {
    if (isWithdrawn) way.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isWithdrawn]);
  const isFocused = hasAsked && request !== undefined;
  useEffect(() => {
    if (isFocused) link.current?.focus({ preventScroll: true });
  }, [isFocused]);
  // Keeps the place of the button until it's known which of them is shown.
  if (isPending) return <span className="invisible">{children}</span>;
  if (!request)
    return (
      <span ref={way} className="contents">
        {children}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-1 text-sm">
      <Link
        ref={link}
        to={paths.joinRequest(request.id)}
        className="link inline-flex items-center font-medium pointer-coarse:min-h-10"
      >
        Asked · they have until {formatDate(new Date(request.answerBy))} to answer
      </Link>
      <WithdrawRequest size="sm" request={request} onWithdrawn={() => setHasWithdrawn(true)} />
    </span>
  );
}
