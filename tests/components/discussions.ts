import type { Comment } from '#contract/board/comments.ts';
import type { Discussion, DiscussionPage } from '#contract/gatherings/threads.ts';
import type { TeamChange } from '#contract/history/changes.ts';
import { setModes } from '#web/site/areas/modes.ts';
import type { Answers } from './answers.ts';
import { openTeamSpace } from './screens/board.tsx';
import { commentOf } from './screens/ticket-page.tsx';

const list = 'GET /projects/{projectId}/threads';
const thread = '/projects/{projectId}/threads/{threadId}';

export const discussionOf = (fields: Partial<Discussion> = {}): Discussion => ({
  id: 3,
  title: 'Which map?',
  author: { id: 8, name: 'Eetu Laine', avatar: null },
  excerpt: 'The free one is small.',
  replies: 0,
  lastPostAt: new Date().toISOString(),
  isPinned: false,
  isClosed: false,
  ...fields,
});

export const teamChangeOf = (fields: Partial<TeamChange> = {}): TeamChange => ({
  number: 1,
  kind: 'ticket_created',
  actor: { id: 8, name: 'Eetu Laine' },
  fields: [],
  at: new Date().toISOString(),
  ticket: { id: 11, title: 'Draw the map', isDeleted: false },
  thread: null,
  document: null,
  ...fields,
});

type Options = {
  discussions?: Discussion[];
  posts?: Comment[];
  can?: Partial<DiscussionPage['can']>;
  changes?: TeamChange[];
  answers?: Answers;
  query?: string;
};

/** Opens a team space whose discussions are real, with a server that keeps these. */
export async function openDiscussions({
  discussions = [],
  posts = [commentOf({ text: 'The free one is small.', can: { edit: false, remove: false } })],
  can = {},
  changes = [],
  answers = {},
  query = '',
}: Options = {}) {
  setModes({ discussions: 'live' });
  const all = [...discussions];
  const pageOf = (id: string): DiscussionPage => ({
    ...all.find((one) => one.id === Number(id))!,
    can: { rename: false, remove: false, manage: false, write: true, ...can },
  });
  const change = (id: string, fields: Partial<Discussion>) => {
    const index = all.findIndex((one) => one.id === Number(id));
    all[index] = { ...all[index]!, ...fields };
    return pageOf(id);
  };
  const opened = await openTeamSpace([], {
    query,
    answers: {
      [list]: () => [...all],
      'POST /projects/{projectId}/threads': ({ body: { title, text } }) => {
        all.push(discussionOf({ id: 4, title, excerpt: text }));
        return pageOf('4');
      },
      [`GET ${thread}`]: ({ params }) => pageOf(params.threadId!),
      [`PUT ${thread}`]: ({ params, body }) => change(params.threadId!, body),
      [`PUT ${thread}/state`]: ({ params, body }) => change(params.threadId!, body),
      [`DELETE ${thread}`]: ({ params }) => {
        all.splice(
          all.findIndex((one) => one.id === Number(params.threadId)),
          1,
        );
        return undefined;
      },
      [`GET ${thread}/posts`]: () => [...posts],
      [`POST ${thread}/posts`]: ({ body: { text } }) => {
        const post = commentOf({ id: 90 + posts.length, text });
        posts.push(post);
        return post;
      },
      'GET /projects/{projectId}/changes': changes,
      ...answers,
    },
  });
  return { ...opened, all, posts };
}
