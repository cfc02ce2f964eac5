import type { SomeTexts } from '#server/notifications/notifications/data.ts';
import { quoteTitle, threadPath } from './parts.ts';

const inThread = {
  subject: ({ data }: { data: { threadId: number } }) => `thread:${data.threadId}`,
  path: threadPath,
  action: 'Read the discussion',
  onlyUnread: true,
} as const;

/** What is said about a team's discussions and the forum. */
export const threadTexts = {
  thread_written: {
    ...inThread,
    text: ({ actor, project, data: { title, isNew } }) =>
      isNew
        ? `${actor.name} started the discussion ${quoteTitle(title)} in ${project.name}`
        : `${actor.name} replied to ${quoteTitle(title)} in ${project.name}`,
    reason: 'you’re on this team',
  },
  thread_replied: {
    ...inThread,
    text: ({ actor, data: { title } }) => `${actor.name} replied to ${quoteTitle(title)}`,
    reason: 'you follow this discussion',
  },
  answer_accepted: {
    ...inThread,
    text: ({ actor, data: { title } }) =>
      `${actor.name} accepted your answer to ${quoteTitle(title)}`,
    reason: 'you answered this question',
  },
  category_thread: {
    ...inThread,
    text: ({ actor, data: { title, category } }) =>
      `${actor.name} started the discussion ${quoteTitle(title)} in ${category}`,
    reason: 'you follow this category of the forum',
  },
  thread_unanswered: {
    ...inThread,
    text: ({ data: { title } }) => `Nobody has replied to ${quoteTitle(title)} yet`,
    reason: 'you follow this category of the forum, or are an admin',
  },
} satisfies SomeTexts;
