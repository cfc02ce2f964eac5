import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { AcceptAnswer } from '#web/gatherings/forum/accept-answer.tsx';
import { BackToForum } from '#web/gatherings/forum/back-to-forum.tsx';
import { countView, forumPostsOf, threadQuery } from '#web/gatherings/forum/queries.ts';
import { ThreadHeading } from '#web/gatherings/forum/thread-heading.tsx';
import { commentsQuery } from '#web/board/comments/place.ts';
import { useFocusLoadedHeading } from '#web/lib/focus/use-focus-loaded-heading.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { threadPath } from '#web/gatherings/forum/forum-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { ReportableForumPosts } from '#web/moderation/reports/reportable-forum-posts.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useReloadOnNews } from './parts/use-reload-on-news.ts';

/** A thread of the forum. */
export function Component() {
  const threadId = Number.parseInt(useParams().threadId ?? '', 10) || 0;
  const navigate = useNavigate();
  const { profile } = useProfile();
  const { data: thread, error, refetch } = useQuery(threadQuery(threadId));
  // With the thread, so that nothing below moves when they arrive.
  const { isPending: isLoadingPosts } = useQuery(commentsQuery(forumPostsOf(threadId, true)));
  const isReady = thread !== undefined && !isLoadingPosts;
  const isSignedIn = Boolean(profile);
  useReadSubject(isSignedIn ? `thread:${threadId}` : undefined);
  useReloadOnNews(threadQuery(threadId).queryKey);
  useFocusLoadedHeading(isReady);
  useEffect(() => {
    if (isSignedIn) void countView(threadId);
  }, [isSignedIn, threadId]);
  return (
    <Page width="text" className="grid grid-cols-1 gap-4">
      <BackToForum />
      {error && isGone(error) ? (
        <EmptyState title="This discussion no longer exists." />
      ) : (
        <QueryFailure query={{ error, refetch }} what="the discussion" />
      )}
      {!isReady && !error && <Loading />}
      {isReady && !error && (
        <>
          <ThreadHeading
            key={thread.id}
            thread={thread}
            isSignedIn={isSignedIn}
            onDeleted={() => void navigate(paths.forum, { replace: true })}
          />
          <ReportableForumPosts
            place={forumPostsOf(thread.id, !thread.can.write)}
            personId={profile?.id}
            renderExtra={(post, index) => (
              <AcceptAnswer thread={thread} postId={post.id} isFirst={index === 0} />
            )}
          />
          {thread.isClosed && <p className="text-soft">This discussion is closed.</p>}
          {!isSignedIn && (
            <p>
              <Link className="link" to={paths.loginFor(threadPath(threadId))}>
                Sign in
              </Link>{' '}
              to reply.
            </p>
          )}
        </>
      )}
    </Page>
  );
}
