import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { atMost } from '#contract/values/text/text.ts';
import { isVisible } from '#contract/values/text/visible-text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/** A comment is Markdown and stored as typed. Text of which nothing is visible is refused. */
export const commentForm = z.object({
  text: z
    .string('Comment is required')
    .check(
      atMost(10_000, 'Comment must not exceed 10,000 characters'),
      z.refine(isVisible, 'Comment is required'),
    ),
});

/**
 * A comment on a ticket, or a post in a thread. `mentions` are the people that its text mentions as `@[42]`. `author` is null if the account was deleted; the page shows "Former member". `isHeld`: several people reported it, so that only its author sees the text until an admin decides. `isFolded`: in the forum, by somebody whom the reader has blocked.
 */
export const comment = z.object({
  id: z.int(),
  text: z.string(),
  author: z.nullable(shownPerson),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
  isHeld: z.boolean(),
  isFolded: z.boolean(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

/** What a post said before an edit. `writtenAt`: when it was written, or edited to this. */
export const commentVersion = z.object({
  id: z.int(),
  text: z.string(),
  mentions: comment.shape.mentions,
  writtenAt: z.string(),
});
export type CommentVersion = z.output<typeof commentVersion>;

export const comments = {
  'GET /projects/{projectId}/tickets/{ticketId}/comments': {
    summary: 'List the comments on a ticket, oldest first',
    reply: z.array(comment),
  },
  'POST /projects/{projectId}/tickets/{ticketId}/comments': {
    summary: 'Comment on a ticket',
    body: commentForm,
    reply: comment,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': {
    summary: 'Change your comment',
    body: commentForm,
    reply: comment,
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': {
    summary: 'Delete your comment',
    status: 204,
  },
} as const satisfies Contract;
