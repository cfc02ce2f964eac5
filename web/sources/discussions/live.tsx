import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { TeamChange } from '#contract/history/changes.ts';
import { Discussion } from '#web/gatherings/threads/discussion.tsx';
import { type Activity, type Actor, Discussions } from '#web/gatherings/threads/discussions.tsx';
import { discussionsQuery } from '#web/gatherings/threads/queries.ts';
import { StartDiscussion } from '#web/gatherings/threads/start-discussion.tsx';
import { describeTeamChange } from '#web/history/changes/describe-team-change.ts';
import { teamChangesQuery } from '#web/history/changes/team-changes-query.ts';
import { paths } from '#web/lib/paths.ts';
import { ReportableComments } from '#web/moderation/reports/reportable-comments.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { isActive, membersQuery, useLoadMembers } from '#web/teams/members/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ConversationScene } from '#web/ui/scenes/conversation.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { NotLoaded, QueryFailure } from '#web/ui/feedback/not-loaded.tsx';

/** A team's own discussions. The address says which one is open. */
export default function LiveDiscussions({ projectId }: { projectId: number }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [isStarting, setIsStarting] = useState(false);
  const { profile } = useProfile();
  const personId = profile?.id;
  const { data: members = [] } = useQuery(membersQuery(projectId));
  const loadPeople = useLoadMembers(projectId);
  const threadId = Number(searchParams.get('thread')) || 0;
  const show = (id: number | undefined) =>
    setSearchParams(id === undefined ? {} : { thread: String(id) }, { preventScrollReset: true });
  const canWrite = members.some((member) => member.id === personId && isActive(member));
  if (threadId > 0)
    return (
      <Discussion
        key={threadId}
        thread={{ projectId, threadId }}
        onBack={() => show(undefined)}
        renderPosts={(place) => (
          <ReportableComments {...{ projectId, place, personId }} people={members} />
        )}
      />
    );
  if (isStarting)
    return (
      <StartDiscussion
        {...{ projectId, personId, loadPeople }}
        people={members}
        onCancel={() => setIsStarting(false)}
        onStarted={(id) => {
          setIsStarting(false);
          show(id);
        }}
      />
    );
  return (
    <TeamDiscussions
      projectId={projectId}
      onNew={canWrite ? () => setIsStarting(true) : undefined}
      onView={show}
    />
  );
}

type TeamDiscussionsProps = {
  projectId: number;
  onNew: (() => void) | undefined;
  onView: (threadId: number) => void;
};

function TeamDiscussions({ projectId, onNew, onView }: TeamDiscussionsProps) {
  const { data, error, refetch } = useQuery(discussionsQuery(projectId));
  const changes = useInfiniteQuery(teamChangesQuery(projectId));
  let instead: ReactNode;
  if (!data) instead = <NotLoaded query={{ error, refetch }} what="discussions" />;
  else if (data.length === 0)
    instead = (
      <EmptyState
        title="No discussions yet."
        scene={<ConversationScene />}
        action={onNew && <Button onClick={onNew}>Start the first discussion</Button>}
      />
    );
  return (
    <Discussions
      instead={instead}
      discussions={(data ?? []).map(({ author, lastPostAt, ...discussion }) => ({
        ...discussion,
        author: actorOf(author),
        when: <TimeAgo iso={lastPostAt} />,
      }))}
      activity={(changes.data?.pages.flat() ?? []).map((change) => activityOf(projectId, change))}
      earlier={
        changes.isFetchNextPageError ? (
          <QueryFailure
            query={{ error: changes.error, refetch: changes.fetchNextPage }}
            failure="Couldn’t load what happened earlier. Try again."
          />
        ) : (
          changes.hasNextPage && (
            <Button
              size="sm"
              className="mt-3"
              busy={changes.isFetchingNextPage}
              onClick={() => void changes.fetchNextPage()}
            >
              Show earlier
            </Button>
          )
        )
      }
      onNew={data?.length === 0 ? undefined : onNew}
      onView={onView}
    />
  );
}

const actorOf = (person: { id: number; name: string; avatar?: string | null } | null): Actor => ({
  name: person?.name,
  seed: person?.id,
  photo: person?.avatar,
});

const activityOf = (projectId: number, change: TeamChange): Activity => {
  const { number, actor, kind, ticket, thread, document, at } = change;
  const isByRepository = kind === 'ticket_moved_by_repository';
  return {
    id: number,
    actor: isByRepository ? { name: 'The repository', seed: undefined } : actorOf(actor),
    what: describeTeamChange(change),
    when: (
      <>
        {ticket && !ticket.isDeleted && (
          <Link to={paths.ticket({ projectId, ticketId: ticket.id })} className="link">
            {ticket.title}
          </Link>
        )}
        {ticket?.isDeleted && ticket.title}
        {thread && (
          <Link to={paths.discussion({ projectId, threadId: thread.id })} className="link">
            {thread.title}
          </Link>
        )}
        {document && (
          <Link to={paths.document({ projectId, documentId: document.id })} className="link">
            {document.title}
          </Link>
        )}
        {(ticket ?? thread ?? document) && ' · '}
        <TimeAgo iso={at} />
      </>
    ),
  };
};
