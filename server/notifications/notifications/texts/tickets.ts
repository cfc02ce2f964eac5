import { formatWeekday } from '#server/platform/formats/format-dates.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import type { TextsOf } from '#server/notifications/notifications/data.ts';
import {
  titleOf,
  ticketSubject,
  ticketPath,
  projectSubject,
  workspacePath,
  notesPath,
  quote,
  quoteTitle,
  threadPath,
} from './parts.ts';

/** What is said about work on tickets. */
export const ticketTexts: TextsOf<
  | 'ticket_assigned'
  | 'ticket_due'
  | 'ticket_finished'
  | 'mentioned'
  | 'comment_written'
  | 'ticket_reviewed'
  | 'review_requested'
  | 'reviews_waiting'
  | 'still_on_it'
  | 'tickets_released'
> = {
  ticket_assigned: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} assigned you ${titleOf(data)}`,
    path: ticketPath,
    action: 'Open the ticket',
    reason: 'someone assigned you a ticket',
    onlyUnread: true,
  },
  ticket_due: {
    subject: ticketSubject,
    text: ({ data }) => `${titleOf(data)} is due on ${formatWeekday(data.dueDate)}`,
    path: ticketPath,
    action: 'Open the ticket',
    reason: 'this ticket is assigned to you',
    onlyUnread: true,
  },
  ticket_finished: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} moved ${titleOf(data)} to Done`,
    path: ticketPath,
    details: () => ['It’s assigned to you, so you get the credit.'],
    action: 'Open the ticket',
    reason: 'this ticket is assigned to you',
    onlyUnread: true,
  },
  mentioned: {
    subject: ({ data: { ticketId, threadId }, projectId }) => {
      if (ticketId !== null) return `ticket:${ticketId}`;
      return threadId === undefined ? `notes:${projectId}` : `thread:${threadId}`;
    },
    text: ({ actor, data: { ticketId, threadId, title }, project }) => {
      if (ticketId !== null)
        return `${actor.name} mentioned you on ${titleOf({ ticketId, title })}`;
      return threadId === undefined
        ? `${actor.name} mentioned you in the notes of ${project.name}`
        : `${actor.name} mentioned you in ${quoteTitle(title)}`;
    },
    path: ({ data: { ticketId, threadId }, project }) => {
      if (ticketId !== null) return `/tickets/${project.id}/${ticketId}`;
      return threadId === undefined
        ? notesPath({ project })
        : threadPath({ data: { threadId }, project });
    },
    action: 'Read the comment',
    reason: 'someone mentioned you in a comment',
    onlyUnread: true,
  },
  comment_written: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} commented on ${titleOf(data)}`,
    path: ticketPath,
    action: 'Read the comment',
    reason: 'you created this ticket or it’s assigned to you',
    onlyUnread: true,
  },
  ticket_reviewed: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} reviewed ${titleOf(data)}`,
    path: ticketPath,
    details: ({ actor, data }) => quote(data.note, `${actor.name} wrote:`),
    action: 'See the review',
    reason: 'you finished this ticket or it’s assigned to you',
    onlyUnread: true,
  },
  review_requested: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} asked you to review ${titleOf(data)}`,
    path: ticketPath,
    details: () => ['Have a look. If it looks good, say so in a sentence.'],
    action: 'Open the ticket',
    reason: 'a teammate asked you for a review',
    onlyUnread: true,
  },
  reviews_waiting: {
    subject: ({ projectId }) => `reviews:${projectId}`,
    text: ({ project, data }) =>
      data.count === 1
        ? `One ticket in ${project.name} is waiting for review`
        : `${spellCount(data.count)} tickets in ${project.name} are waiting for review`,
    path: workspacePath,
    details: () => ['Pick one from the Done column and look at what your teammate did.'],
    action: 'Open the board',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  still_on_it: {
    subject: projectSubject,
    text: ({ data }) => `Are you still working on ${titleOf(data)}?`,
    path: workspacePath,
    details: ({ project }) => [
      `You’ve been quiet in ${project.name} for 10 days. Still working on it? Let us know with one click. If not, hand it over or step back.`,
      'Only you see this question.',
    ],
    action: 'Answer',
    reason: 'a ticket is assigned to you',
    onlyUnread: true,
  },
  tickets_released: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} unassigned your open tickets in ${project.name}`,
    path: workspacePath,
    details: () => ['You’re still on the team. Pick them up again whenever you have time.'],
    action: 'Open the board',
    reason: 'these tickets were assigned to you',
    onlyUnread: true,
  },
};
