import type { Comment } from '#contract/board/comments.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import type { Project } from '#contract/projects/projects.ts';
import { page } from 'vitest/browser';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/ticket-detail.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { memberOf } from '#tests/components/teams.ts';
import { noReviews, ticketAnswers, ticketOf } from '#tests/components/tickets.ts';

type More = { comments?: Comment[]; project?: Partial<Project>; answers?: Answers };

/** A comment of Aino’s, with these fields. */
export const commentOf = (fields: Partial<Comment> = {}): Comment => ({
  id: 1,
  text: 'Which scale?',
  author: { id: 7, name: 'Aino Virtanen', avatar: null },
  mentions: [],
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  isHeld: false,
  isFolded: false,
  can: { edit: true, remove: true },
  ...fields,
});

/** Aino, who leads the team, and Eetu. */
const team = [memberOf({ isCreator: true, isLead: true }), memberOf({ id: 8, name: 'Eetu Laine' })];

/** Keeps the comments on a ticket. */
function commentAnswers(comments: Comment[]): Answers {
  const at = ({ commentId }: Record<string, string>) =>
    comments.findIndex(({ id }) => String(id) === commentId);
  const mentionsIn = (text: string) =>
    team.filter(({ id }) => text.includes(`@[${id}]`)).map(({ id, name }) => ({ id, name }));
  return {
    'GET /projects/{projectId}/tickets/{ticketId}/comments': () => [...comments],
    'POST /projects/{projectId}/tickets/{ticketId}/comments': ({ body: { text } }) => {
      const added = commentOf({ id: comments.length + 1, text, mentions: mentionsIn(text) });
      comments.push(added);
      return added;
    },
    'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': ({ params, body }) => {
      const { text } = body;
      const updatedAt = '2026-01-01T10:00:00.000Z';
      const changed = { ...comments[at(params)]!, text, updatedAt, mentions: mentionsIn(text) };
      comments[at(params)] = changed;
      return changed;
    },
    'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': ({ params }) => {
      comments.splice(at(params), 1);
      return undefined;
    },
  };
}

/**
 * Opens a ticket’s page for Aino, with a server that keeps what she changes. `answers` can be replaced
 * later.
 */
export async function openTicketPage(
  fields: Partial<Ticket> = {},
  { comments = [], project = {}, answers: more }: More = {},
) {
  const person = profileOf();
  const ticket = ticketOf(fields);
  const own = projectOf({ name: 'Trail Finder', ...project });
  Object.assign(own.can, { open: true, edit: true });
  const tickets = [ticket];
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /projects/{projectId}': own,
    'GET /projects/{projectId}/members': team,
    ...ticketAnswers(tickets),
    ...commentAnswers(comments),
    'GET /projects/{projectId}/tickets/{ticketId}/reviews': noReviews,
    'GET /projects/{projectId}/tickets/{ticketId}/references': [],
    'GET /projects/{projectId}/tickets/{ticketId}/changes': [],
    ...more,
  };
  signIn(person);
  const address = paths.ticket({ projectId: 1, ticketId: ticket.id });
  const sent = await openScreen(Component, address, { answers, pattern: patterns.ticket });
  const puts = () => sent.filter(({ key }) => key.startsWith('PUT') && key.endsWith('{ticketId}'));
  return { ticket, tickets, comments, answers, sent, puts };
}

export const box = () => page.getByPlaceholder('Write a comment...');
export const commentsShown = () => page.getByRole('article', { name: /^Comment by/ });

/** Writes a comment. */
export async function write(text: string) {
  await box().fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
}
