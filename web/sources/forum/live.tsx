import type { ForumThread } from '#contract/values/forum-card.ts';
import type { ForumPage, LiveThread } from '#contract/gatherings/forum.ts';
import { listThreads } from '#web/gatherings/forum/queries.ts';
import type { ForumSource, FoundThreads } from '#web/gatherings/forum/source.ts';
import { FollowCategory } from '#web/gatherings/forum/follow-category.tsx';
import { newThreadPath, threadPath } from '#web/gatherings/forum/forum-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ConversationScene } from '#web/ui/scenes/conversation.tsx';

/** With fewer threads, numbers and empty categories only show how new a forum is. */
const fewThreads = 10;

/** The real forum. */
export const liveForum: ForumSource = {
  find: (search) => ({
    queryKey: ['forum', 'list', search.text.trim(), search.type, String(search.isUnanswered)],
    queryFn: async ({ pageParam, signal }) =>
      toFound(await listThreads(search, { page: pageParam, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length : undefined),
    // What was found before is shown until the next search has an answer.
    placeholderData: (before) => before,
  }),
  start: <ButtonLink to={newThreadPath}>Start New Discussion</ButtonLink>,
  empty: (
    <EmptyState
      scene={<ConversationScene />}
      title="No discussions yet."
      action={<ButtonLink to={newThreadPath}>Start the first discussion</ButtonLink>}
    />
  ),
  offersUnanswered: true,
  hrefOf: ({ id }) => threadPath(id),
  actionOf: (category) =>
    category.isFollowed !== undefined && <FollowCategory category={category} />,
};

function toFound({ threads, hasMore, categories, can }: ForumPage): FoundThreads {
  const used = categories.filter((category) => category.threads > 0);
  const total = used.reduce((sum, category) => sum + category.threads, 0);
  const isYoung = total < fewThreads;
  const latest = used
    .map(({ lastPostAt }) => lastPostAt ?? '')
    .toSorted()
    .at(-1);
  return {
    threads: threads.map(toCard),
    hasMore,
    categories: (isYoung ? used : categories).map(({ lastPostAt, isFollowed, ...category }) => ({
      ...category,
      ...(can.start && { isFollowed }),
      subcategories: [],
      threadCount: category.threads,
      lastActivity: lastPostAt === null ? null : new Date(lastPostAt),
    })),
    all: isYoung
      ? undefined
      : {
          discussions: total,
          categories: used.length,
          latestActivity: latest ? new Date(latest) : null,
        },
  };
}

const toCard = ({ author, lastPostAt, acceptedId, ...thread }: LiveThread): ForumThread => ({
  ...thread,
  author: author
    ? { ...author, avatar: author.avatar ?? '' }
    : { id: 0, name: 'Former member', avatar: '', role: '', expertise: '', helpfulCount: 0 },
  isAnswered: acceptedId !== null,
  lastActivity: new Date(lastPostAt),
});
