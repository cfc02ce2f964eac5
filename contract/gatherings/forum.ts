import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { comment, commentForm, commentVersion } from '#contract/board/comments.ts';
import { forumTypes } from '#contract/values/forum-types.ts';
import { atMost, labels, line, wholeNumber } from '#contract/values/text/text.ts';

const type = z.enum(forumTypes, 'Choose a type from the list');
const title = line('Title', { min: 1, max: 150 });
const tags = labels('Tag').check(z.maxLength(5, 'You can add up to 5 tags'));
const ids = z.int('Choose one from the list').check(z.positive('Choose one from the list'));

/**
 * Who started a thread; null if the account was deleted. `role` and `expertise` are their first
 * discipline and best technology, or empty. `helpfulCount`: how many of their replies others accepted.
 */
const author = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.string(),
  expertise: z.string(),
  helpfulCount: z.int(),
});

/** `views`: signed-in people, each once a day. `acceptedId`: the post that answers it. */
export const forumThread = z.object({
  id: z.int(),
  title: z.string(),
  author: z.nullable(author),
  categoryId: z.int(),
  category: z.string(),
  type,
  replies: z.int(),
  views: z.int(),
  lastPostAt: z.string(),
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  acceptedId: z.nullable(z.int()),
});
export type LiveThread = z.output<typeof forumThread>;

/** A thread with what the reader may do, and whether they're told of replies. */
const forumThreadPage = z.extend(forumThread, {
  isFollowed: z.boolean(),
  can: z.object({
    change: z.boolean(),
    remove: z.boolean(),
    manage: z.boolean(),
    accept: z.boolean(),
    write: z.boolean(),
  }),
});
export type ForumThreadPage = z.output<typeof forumThreadPage>;

const category = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  type,
  threads: z.int(),
  lastPostAt: z.nullable(z.string()),
  isFollowed: z.boolean(),
});

/** A page of threads: pinned ones first, then the latest. `categories` are all of them. */
export const forumPage = z.object({
  threads: z.array(forumThread),
  hasMore: z.boolean(),
  categories: z.array(category),
  can: z.object({ start: z.boolean(), manage: z.boolean() }),
});
export type ForumPage = z.output<typeof forumPage>;

const threadForm = z.object({ title, tags });
const categoryForm = z.object({
  name: line('Name', { min: 1, max: 50 }),
  description: line('Description', { max: 200 }),
  type,
});

export const forum = {
  'GET /forum': {
    summary: 'List the forum’s threads with every word in the title, category, tags or posts',
    access: 'public',
    liveArea: 'forum',
    query: z.object({
      search: z._default(z.string().check(atMost(200, 'Search for up to 200 characters')), ''),
      type: z.optional(type),
      unanswered: z.optional(z.literal('true')),
      page: z._default(wholeNumber('Page', { min: 0, max: 99 }), 0),
    }),
    reply: forumPage,
  },
  'POST /forum/threads': {
    summary: 'Start a thread in the forum',
    liveArea: 'forum',
    body: z.extend(threadForm, { ...commentForm.shape, categoryId: ids }),
    reply: forumThreadPage,
    status: 201,
    creates: true,
  },
  'GET /forum/threads/{threadId}': {
    summary: 'Get a thread of the forum',
    access: 'public',
    liveArea: 'forum',
    reply: forumThreadPage,
  },
  'PUT /forum/threads/{threadId}': {
    summary: 'Change the title and tags of a thread that you started, or any as an admin',
    liveArea: 'forum',
    body: threadForm,
    reply: forumThreadPage,
  },
  'DELETE /forum/threads/{threadId}': {
    summary: 'Delete a thread that you started and nobody else has replied to',
    liveArea: 'forum',
    status: 204,
  },
  'PUT /forum/threads/{threadId}/state': {
    summary: 'Pin, close or move a thread. Admins only',
    liveArea: 'forum',
    body: z.object({ isPinned: z.boolean(), isClosed: z.boolean(), categoryId: ids }),
    reply: forumThreadPage,
  },
  'PUT /forum/threads/{threadId}/accepted': {
    summary: 'Accept a reply as the answer to your question, or none',
    liveArea: 'forum',
    body: z.object({ postId: z.nullable(ids) }),
    reply: forumThreadPage,
  },
  'PUT /forum/threads/{threadId}/following': {
    summary: 'Be told of replies in a thread, or not anymore',
    liveArea: 'forum',
    body: z.object({ isFollowed: z.boolean() }),
    reply: forumThreadPage,
  },
  'PUT /forum/threads/{threadId}/views': {
    summary: 'Count that you opened a thread today',
    liveArea: 'forum',
    status: 204,
  },
  'GET /forum/threads/{threadId}/posts': {
    summary: 'List the posts of a thread, oldest first',
    access: 'public',
    liveArea: 'forum',
    reply: z.array(comment),
  },
  'POST /forum/threads/{threadId}/posts': {
    summary: 'Reply in a thread',
    liveArea: 'forum',
    body: commentForm,
    reply: comment,
    status: 201,
    creates: true,
  },
  'PUT /forum/threads/{threadId}/posts/{commentId}': {
    summary: 'Change your post',
    liveArea: 'forum',
    body: commentForm,
    reply: comment,
  },
  'DELETE /forum/threads/{threadId}/posts/{commentId}': {
    summary: 'Delete your reply',
    liveArea: 'forum',
    status: 204,
  },
  'PUT /forum/categories/{categoryId}/following': {
    summary: 'Be told of new threads in a category, or not anymore',
    liveArea: 'forum',
    body: z.object({ isFollowed: z.boolean() }),
    status: 204,
  },
  'GET /forum/threads/{threadId}/posts/{commentId}/versions': {
    summary: 'List what a post said before it was edited, the newest first',
    access: 'public',
    liveArea: 'forum',
    reply: z.array(commentVersion),
  },
  'POST /admin/categories': {
    summary: 'Add a category to the forum. Admins only',
    liveArea: 'forum',
    body: categoryForm,
    status: 201,
    reply: category,
  },
  'PUT /admin/categories/{categoryId}': {
    summary:
      'Change a category of the forum, or move its threads to another one and delete it. Admins only',
    liveArea: 'forum',
    body: z.extend(categoryForm, { mergeInto: z._default(z.nullable(ids), null) }),
    status: 204,
  },
} as const satisfies Contract;
