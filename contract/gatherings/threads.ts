import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { comment, commentForm, commentVersion } from '#contract/board/comments.ts';
import { line } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

const title = line('Title', { min: 1, max: 150 });

/**
 * A discussion of a team, as listed. `author` is null if the account was deleted. `excerpt` is how its
 * first post begins, without line breaks; `replies` are the other posts.
 */
export const discussion = z.object({
  id: z.int(),
  title: z.string(),
  author: z.nullable(shownPerson),
  excerpt: z.string(),
  replies: z.int(),
  lastPostAt: z.string(),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
});
export type Discussion = z.output<typeof discussion>;

/** A discussion with what the person asking may do. Its first post is the first comment. */
const discussionPage = z.extend(discussion, {
  can: z.object({
    rename: z.boolean(),
    remove: z.boolean(),
    manage: z.boolean(),
    write: z.boolean(),
  }),
});
export type DiscussionPage = z.output<typeof discussionPage>;

const start = z.extend(commentForm, { title });

export const threads = {
  'GET /projects/{projectId}/notes': {
    summary: 'List your team’s notes, oldest first',
    reply: z.array(comment),
  },
  'POST /projects/{projectId}/notes': {
    summary: 'Write a note to your team',
    body: commentForm,
    reply: comment,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/notes/{commentId}': {
    summary: 'Change your note',
    body: commentForm,
    reply: comment,
  },
  'DELETE /projects/{projectId}/notes/{commentId}': {
    summary: 'Delete your note',
    status: 204,
  },
  'GET /projects/{projectId}/threads': {
    summary: 'List your team’s discussions: pinned ones first, then the latest',
    liveArea: 'discussions',
    reply: z.array(discussion),
  },
  'POST /projects/{projectId}/threads': {
    summary: 'Start a discussion',
    liveArea: 'discussions',
    body: start,
    reply: discussionPage,
    status: 201,
    creates: true,
  },
  'GET /projects/{projectId}/threads/{threadId}': {
    summary: 'Get a discussion of your team',
    liveArea: 'discussions',
    reply: discussionPage,
  },
  'PUT /projects/{projectId}/threads/{threadId}': {
    summary: 'Rename a discussion that you started',
    liveArea: 'discussions',
    body: z.object({ title }),
    reply: discussionPage,
  },
  'PUT /projects/{projectId}/threads/{threadId}/state': {
    summary: 'Pin or close a discussion, or undo it. Leads only',
    liveArea: 'discussions',
    body: z.object({ isPinned: z.boolean(), isClosed: z.boolean() }),
    reply: discussionPage,
  },
  'DELETE /projects/{projectId}/threads/{threadId}': {
    summary: 'Delete a discussion that you started and nobody else has replied to',
    liveArea: 'discussions',
    status: 204,
  },
  'GET /projects/{projectId}/threads/{threadId}/posts': {
    summary: 'List the posts of a discussion, oldest first',
    liveArea: 'discussions',
    reply: z.array(comment),
  },
  'POST /projects/{projectId}/threads/{threadId}/posts': {
    summary: 'Reply in a discussion',
    liveArea: 'discussions',
    body: commentForm,
    reply: comment,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    summary: 'Change your post',
    liveArea: 'discussions',
    body: commentForm,
    reply: comment,
  },
  'DELETE /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    summary: 'Delete your reply',
    liveArea: 'discussions',
    status: 204,
  },
  'GET /projects/{projectId}/threads/{threadId}/posts/{commentId}/versions': {
    summary: 'List what a post said before it was edited, the newest first',
    liveArea: 'discussions',
    reply: z.array(commentVersion),
  },
} as const satisfies Contract;
