import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import type { DiscussionPage } from '#contract/gatherings/threads.ts';
import type { Place } from '#web/board/comments/place.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import {
  discussionQuery,
  postsOf,
  type ThreadRef,
  useDeleteDiscussion,
  useSetState,
} from './queries.ts';
import { RenameDiscussion } from './rename-discussion.tsx';
import { ThreadMenu } from './thread-menu.tsx';

type DiscussionProps = {
  thread: ThreadRef;
  onBack: () => void;
  /** Shows the posts, which can be reported. */
  renderPosts: (place: Place) => ReactNode;
};

/** A discussion of a team: its posts, and what may be done with it. */
export function Discussion({ thread, onBack, renderPosts }: DiscussionProps) {
  const { data, error, refetch } = useQuery(discussionQuery(thread));
  useReadSubject(`thread:${thread.threadId}`);
  return (
    <section aria-label="Discussion" className="max-w-line">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5"
        icon={<ArrowLeft aria-hidden className="size-4" />}
        onClick={onBack}
      >
        All discussions
      </Button>
      {error && isGone(error) ? (
        <EmptyState title="This discussion no longer exists." />
      ) : (
        <QueryFailure query={{ error, refetch }} what="the discussion" className="mt-2" />
      )}
      {!data && !error && <Loading />}
      {data && !error && (
        <>
          <DiscussionHeading thread={thread} discussion={data} onDeleted={onBack} />
          {renderPosts(postsOf(thread, !data.can.write))}
          {data.isClosed && <p className="mt-6 text-soft">This discussion is closed.</p>}
        </>
      )}
    </section>
  );
}

type HeadingProps = { thread: ThreadRef; discussion: DiscussionPage; onDeleted: () => void };

function DiscussionHeading({ thread, discussion, onDeleted }: HeadingProps) {
  const { title, isPinned, isClosed, can } = discussion;
  const [isRenaming, setIsRenaming] = useState(false);
  const setting = useSetState(thread);
  const deleting = useDeleteDiscussion(thread);
  return (
    <div className="mt-2 mb-5 flex items-start justify-between gap-2">
      <DocumentTitle>{title}</DocumentTitle>
      <h2 tabIndex={-1} className="flex flex-wrap items-center gap-x-2 text-xl">
        <span dir="auto" className="wrap-anywhere">
          {title}
        </span>
        {isPinned && <Badge tone="blue">Pinned</Badge>}
        {isClosed && <Badge>Closed</Badge>}
      </h2>
      <ThreadMenu
        {...{ isPinned, isClosed, onDeleted }}
        can={{ ...can, change: can.rename }}
        changeLabel="Rename"
        onChange={() => setIsRenaming(true)}
        set={setting.mutateAsync}
        remove={() => deleting.mutateAsync()}
      />
      {isRenaming && (
        <RenameDiscussion thread={thread} title={title} onClose={() => setIsRenaming(false)} />
      )}
    </div>
  );
}
