import type { Api } from '#contract/api.ts';
import { anyone, author, lead, type Row, signedIn, team } from '#tests/authorization/expected.ts';
import {
  forumReply,
  forumThread,
  note,
  project,
  reply,
  thread,
} from '#tests/authorization/params.ts';

const text = () => ({ text: 'Words' });

/** The member, who wrote it; everyone else who is signed in can read it. */
const onlyAuthor = (status: number) => ({ ...signedIn(403), member: status });

export const threadRows = {
  'GET /projects/{projectId}/notes': { expected: team(200), params: project },
  'POST /projects/{projectId}/notes': {
    expected: team(201),
    params: project,
    body: () => ({ text: 'Words' }),
  },
  'PUT /projects/{projectId}/notes/{commentId}': {
    expected: author(200),
    params: note,
    body: () => ({ text: 'Other words' }),
  },
  'DELETE /projects/{projectId}/notes/{commentId}': { expected: author(204), params: note },
  'GET /projects/{projectId}/changes': { expected: team(200), params: project },
  'GET /projects/{projectId}/threads': { expected: team(200), params: project },
  'POST /projects/{projectId}/threads': {
    expected: team(201),
    params: project,
    body: () => ({ title: 'A title', text: 'Words' }),
  },
  'GET /projects/{projectId}/threads/{threadId}': { expected: team(200), params: thread },
  'PUT /projects/{projectId}/threads/{threadId}': {
    expected: author(200),
    params: thread,
    body: () => ({ title: 'Another title' }),
  },
  'PUT /projects/{projectId}/threads/{threadId}/state': {
    expected: lead(200),
    params: thread,
    body: () => ({ isPinned: true, isClosed: false }),
  },
  'DELETE /projects/{projectId}/threads/{threadId}': { expected: author(204), params: thread },
  'GET /projects/{projectId}/threads/{threadId}/posts': { expected: team(200), params: thread },
  'POST /projects/{projectId}/threads/{threadId}/posts': {
    expected: team(201),
    params: thread,
    body: text,
  },
  'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    expected: author(200),
    params: reply,
    body: text,
  },
  'DELETE /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    expected: author(204),
    params: reply,
  },
  'GET /projects/{projectId}/threads/{threadId}/posts/{commentId}/versions': {
    expected: team(200),
    params: reply,
  },
  'GET /forum/threads/{threadId}/posts/{commentId}/versions': {
    expected: anyone(200),
    params: forumReply,
  },
  'GET /forum': { expected: anyone(200) },
  'GET /search': { expected: anyone(200), query: () => ({ q: 'question' }) },
  'POST /forum/threads': {
    expected: signedIn(201),
    body: () => ({ categoryId: 1, title: 'A title', text: 'Words', tags: [] }),
  },
  'GET /forum/threads/{threadId}': { expected: anyone(200), params: forumThread },
  'PUT /forum/threads/{threadId}': {
    expected: onlyAuthor(200),
    params: forumThread,
    body: () => ({ title: 'Another title', tags: [] }),
  },
  'DELETE /forum/threads/{threadId}': { expected: onlyAuthor(204), params: forumThread },
  // Nobody here is an admin.
  'PUT /forum/threads/{threadId}/state': {
    expected: signedIn(404),
    params: forumThread,
    body: () => ({ isPinned: true, isClosed: false, categoryId: 1 }),
  },
  'PUT /forum/threads/{threadId}/accepted': {
    expected: onlyAuthor(200),
    params: forumThread,
    body: () => ({ postId: null }),
  },
  'PUT /forum/threads/{threadId}/following': {
    expected: signedIn(200),
    params: forumThread,
    body: () => ({ isFollowed: false }),
  },
  'PUT /forum/threads/{threadId}/views': { expected: signedIn(204), params: forumThread },
  'GET /forum/threads/{threadId}/posts': { expected: anyone(200), params: forumThread },
  'POST /forum/threads/{threadId}/posts': {
    expected: signedIn(201),
    params: forumThread,
    body: text,
  },
  'PUT /forum/threads/{threadId}/posts/{commentId}': {
    expected: onlyAuthor(200),
    params: forumReply,
    body: text,
  },
  'DELETE /forum/threads/{threadId}/posts/{commentId}': {
    expected: onlyAuthor(204),
    params: forumReply,
  },
  'POST /admin/categories': {
    expected: signedIn(404),
    body: () => ({ name: 'Another', description: '', type: 'Education' }),
  },
  'PUT /forum/categories/{categoryId}/following': {
    expected: signedIn(204),
    params: () => ({ categoryId: 1 }),
    body: () => ({ isFollowed: true }),
  },
  'PUT /admin/categories/{categoryId}': {
    expected: signedIn(404),
    params: () => ({ categoryId: 1 }),
    body: () => ({ name: 'Another', description: '', type: 'Education' }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
