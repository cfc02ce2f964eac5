import { useState } from 'react';
import type { ForumThreadPage } from '#contract/gatherings/forum.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { ThreadMenu } from '#web/gatherings/threads/thread-menu.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { ChangeThread } from './change-thread.tsx';
import { useDeleteThread, useFollowThread, useSetThreadState } from './queries.ts';
import { typeTones } from './type-tones.ts';

type ThreadHeadingProps = {
  thread: ForumThreadPage;
  isSignedIn: boolean;
  onDeleted: () => void;
};

/** What a thread is about, and what may be done with it. */
export function ThreadHeading({ thread, isSignedIn, onDeleted }: ThreadHeadingProps) {
  const { id, title, category, categoryId, type, tags, views, isPinned, isClosed, can } = thread;
  const [isChanging, setIsChanging] = useState(false);
  const setting = useSetThreadState(id);
  const following = useFollowThread(id);
  const deleting = useDeleteThread(id);
  const follow = () =>
    void following
      .mutateAsync(!thread.isFollowed)
      .catch((error: unknown) => toastFailure('Couldn’t save that', error));
  return (
    <div className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <Badge tone={typeTones[type]}>{type}</Badge>
        {category}
        {isPinned && <Badge tone="blue">Pinned</Badge>}
        {isClosed && <Badge>Closed</Badge>}
      </div>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag} className="flex min-w-0">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-soft tabular-nums">{formatCount(views, 'view')}</p>
        <div className="ml-auto flex items-center gap-1">
          {isSignedIn && (
            <Button
              size="sm"
              aria-pressed={thread.isFollowed}
              busy={following.isPending}
              onClick={follow}
            >
              {thread.isFollowed ? 'Following' : 'Follow'}
            </Button>
          )}
          <ThreadMenu
            {...{ isPinned, isClosed, can, onDeleted }}
            changeLabel="Edit title and tags"
            onChange={() => setIsChanging(true)}
            set={(state) => setting.mutateAsync({ ...state, categoryId })}
            remove={() => deleting.mutateAsync()}
          />
        </div>
      </div>
      {isChanging && <ChangeThread thread={thread} onClose={() => setIsChanging(false)} />}
    </div>
  );
}
