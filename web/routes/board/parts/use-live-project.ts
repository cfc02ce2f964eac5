import { useEffect } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { commentsKey } from '#web/board/comments/comments-key.ts';
import { documentsKey } from '#web/board/documents/documents-key.ts';
import { meetingsKey } from '#web/gatherings/meetings/meetings-key.ts';
import { threadsKey } from '#web/gatherings/threads/threads-key.ts';
import { useMarkSeen } from '#web/history/changes/use-mark-seen.ts';
import { historyQuery, teamChangesKey } from '#web/history/changes/queries.ts';
import { useLive } from '#web/board/live/use-live.ts';
import { receiveState, useReadSubject } from '#web/notifications/notifications/state.ts';
import { holdBoardStream } from '#web/lib/api/board-stream.ts';
import { membersQuery, removalKey } from '#web/teams/members/queries.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { applyNews } from '#web/board/tickets/ticket-cache.ts';

type Options = {
  projectId: number;
  ticketId?: number;
  lastChange: number | undefined;
  /** The signed-in person. */
  personId: number | undefined;
};

/** Keeps everything shown of a project up to date while its screen is open. */
export function useLiveProject({ projectId, ticketId, lastChange, personId }: Options) {
  const client = useQueryClient();
  const refresh = (queryKey: readonly unknown[], exact = false) =>
    void client.invalidateQueries({ queryKey, exact });
  const refreshTeam = () => {
    refresh(projectQuery(projectId).queryKey, true);
    refresh(membersQuery(projectId).queryKey);
    refresh(meetingsKey(projectId));
  };
  const hasLeft = () => isLeaving(client, { projectId, personId });
  useMarkSeen({ projectId, lastChange, hasLeft });
  useReadSubject(ticketId === undefined ? undefined : `ticket:${ticketId}`);
  useEffect(holdBoardStream, []);
  return useLive({
    projectId,
    ticketId,
    lastChange,
    onNews: (news) => {
      applyNews(client, projectId, news);
      if (news.team || news.everything) refreshTeam();
      if (news.repository || news.everything) refresh(['repository', projectId]);
      if (news.notes) refresh(commentsKey(projectId, 'notes'));
      for (const ticketId of news.commented) refresh(commentsKey(projectId, { ticketId }));
      for (const ticketId of [...news.tickets.map(({ id }) => id), ...news.commented]) {
        refresh(historyQuery({ projectId, ticketId }).queryKey);
        refresh(['reviews', projectId, ticketId]);
      }
      if (news.threads.length > 0) refresh(threadsKey(projectId));
      if (news.documents) {
        refresh(documentsKey(projectId));
        refresh(projectQuery(projectId).queryKey, true);
      }
      for (const threadId of news.threads) refresh(commentsKey(projectId, { threadId }));
      refresh(teamChangesKey(projectId));
      if (news.everything) {
        refresh(threadsKey(projectId));
        refresh(['comments', projectId]);
        refresh(['history', projectId]);
        refresh(['reviews', projectId]);
      }
    },
    // Someone may have asked to join, or not ask anymore.
    onNotifications: (state) => {
      if (receiveState(client, state)) refresh(projectQuery(projectId).queryKey, true);
    },
    // Someone removed from the team is sent away once the project's own query fails. Someone who is
    // leaving on their own navigates away by themselves.
    onGone: () => {
      if (hasLeft()) return;
      refresh(projectQuery(projectId).queryKey, true);
    },
  });
}

/** Whether the person just left the team on their own and is navigating away. */
function isLeaving(
  client: QueryClient,
  { projectId, personId }: Pick<Options, 'projectId' | 'personId'>,
): boolean {
  const removals = client.getMutationCache().findAll({ mutationKey: removalKey(projectId) });
  return removals.some(
    ({ state: { status, submittedAt, variables } }) =>
      status !== 'error' &&
      Date.now() - submittedAt < 10_000 &&
      (variables as { userId: number }).userId === personId,
  );
}
