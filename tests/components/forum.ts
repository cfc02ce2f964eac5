import type { ForumPage, ForumThreadPage, LiveThread } from '#contract/gatherings/forum.ts';
import type { Comment } from '#contract/board/comments.ts';
import { setModes } from '#web/site/areas/modes.ts';
import type { Answers } from './answers.ts';
import { profileOf, signIn } from './people.ts';
import { commentOf } from './screens/ticket-page.tsx';

export const categoryOf = (
  fields: Partial<ForumPage['categories'][number]> = {},
): ForumPage['categories'][number] => ({
  id: 1,
  name: 'Code Clinic',
  description: 'Bring code that won’t behave.',
  type: 'Support',
  threads: 1,
  lastPostAt: new Date().toISOString(),
  isFollowed: false,
  ...fields,
});

export const threadOf = (fields: Partial<LiveThread> = {}): LiveThread => ({
  id: 5,
  title: 'Why twice?',
  author: {
    id: 8,
    name: 'Eetu Laine',
    avatar: null,
    role: 'Front-end',
    expertise: 'React',
    helpfulCount: 2,
  },
  categoryId: 1,
  category: 'Code Clinic',
  type: 'Support',
  replies: 1,
  views: 3,
  lastPostAt: new Date().toISOString(),
  tags: ['React'],
  isPinned: false,
  isClosed: false,
  acceptedId: null,
  ...fields,
});

export const forumOf = (fields: Partial<ForumPage> = {}): ForumPage => ({
  threads: [],
  hasMore: false,
  categories: [categoryOf()],
  can: { start: true, manage: false },
  ...fields,
});

const path = '/forum/threads/{threadId}';

type Options = {
  thread?: Partial<ForumThreadPage>;
  can?: Partial<ForumThreadPage['can']>;
  posts?: Comment[];
  isVisitor?: boolean;
  answers?: Answers;
};

/** What the server of a real forum answers about one thread, which it keeps. */
export function threadAnswers({
  thread = {},
  can = {},
  posts = [commentOf({ id: 90, text: 'Who knows?' }), commentOf({ id: 91, text: 'I do' })],
  isVisitor = false,
  answers = {},
}: Options = {}): Answers {
  setModes({ forum: 'live' });
  const person = profileOf();
  if (!isVisitor) signIn(person);
  let kept: ForumThreadPage = {
    ...threadOf(),
    isFollowed: false,
    ...thread,
    can: {
      change: false,
      remove: false,
      manage: false,
      accept: false,
      write: !isVisitor,
      ...can,
    },
  };
  const change = (changed: Partial<ForumThreadPage>) => (kept = { ...kept, ...changed });
  return {
    ...(!isVisitor && { 'GET /users/profile': person }),
    [`GET ${path}`]: () => kept,
    [`PUT ${path}`]: ({ body }) => change(body),
    [`PUT ${path}/state`]: ({ body }) => change(body),
    [`PUT ${path}/following`]: ({ body }) => change(body),
    [`PUT ${path}/accepted`]: ({ body }) => change({ acceptedId: body.postId }),
    [`PUT ${path}/views`]: undefined,
    [`DELETE ${path}`]: undefined,
    [`GET ${path}/posts`]: () => [...posts],
    [`POST ${path}/posts`]: ({ body: { text } }) => {
      const post = commentOf({ id: 100 + posts.length, text });
      posts.push(post);
      return post;
    },
    'GET /forum': forumOf(),
    ...answers,
  };
}
