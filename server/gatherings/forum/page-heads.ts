import type { Context } from '#server/platform/context.ts';
import type { FindHead } from '#server/platform/http/pages/page-html.ts';
import { findThread } from './store.ts';

/** The head of a thread's page: its title. */
export const forumHeads = ({ db }: Pick<Context, 'db'>): Record<string, FindHead> => ({
  '/forum/:threadId': async ({ threadId }) => {
    const thread = await findThread(db, { threadId: Number(threadId), userId: 0 });
    if (!thread || thread.isHeld) return undefined;
    return {
      title: thread.title,
      description: `A discussion in ${thread.category}`,
      path: `/forum/${thread.id}`,
    };
  },
});
