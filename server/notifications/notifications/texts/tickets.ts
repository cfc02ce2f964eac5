import { formatWeekday } from '#server/platform/formats/format-dates.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import type { SomeTexts } from '#server/notifications/notifications/data.ts';
import { titleOf, onTeam, notesPath, quote, quoteTitle, threadPath } from './parts.ts';

const onTicket = {
  subject: ({ data }: { data: { ticketId: number } }) => `ticket:${data.ticketId}`,
  path: ({ data, project }: { data: { ticketId: number }; project: { id: number } }) =>
    `/tickets/${project.id}/${data.ticketId}`,
  action: 'Open the ticket',
  onlyUnread: true,
} as const;

/** What is said about work on tickets. */
export const ticketTexts = {
  ticket_assigned: {
    ...onTicket,
    text: ({ actor, data }) => `${actor.name} assigned you ${titleOf(data)}`,
    reason: 'someone assigned you a ticket',
  },
  ticket_due: {
    ...onTicket,
    text: ({ data }) => `${titleOf(data)} is due on ${formatWeekday(data.dueDate)}`,
    reason: 'this ticket is assigned to you',
  },
  ticket_finished: {
    ...onTicket,
    text: ({ actor, data }) => `${actor.name} moved ${titleOf(data)} to Done`,
    details: () => ['It’s assigned to you, so you get the credit.'],
    reason: 'this ticket is assigned to you',
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
    ...onTicket,
    text: ({ actor, data }) => `${actor.name} commented on ${titleOf(data)}`,
    action: 'Read the comment',
    reason: 'you created this ticket or it’s assigned to you',
  },
  ticket_reviewed: {
    ...onTicket,
    text: ({ actor, data }) => `${actor.name} reviewed ${titleOf(data)}`,
    details: ({ actor, data }) => quote(data.note, `${actor.name} wrote:`),
    action: 'See the review',
    reason: 'you finished this ticket or it’s assigned to you',
  },
  review_requested: {
    ...onTicket,
    text: ({ actor, data }) => `${actor.name} asked you to review ${titleOf(data)}`,
    details: () => ['Have a look. If it looks good, say so in a sentence.'],
    reason: 'a teammate asked you for a review',
  },
  reviews_waiting: {
    ...onTeam,
    subject: ({ projectId }) => `reviews:${projectId}`,
    text: ({ project, data }) =>
      data.count === 1
        ? `One ticket in ${project.name} is waiting for review`
        : `${spellCount(data.count)} tickets in ${project.name} are waiting for review`,
    details: () => ['Pick one from the Done column and look at what your teammate did.'],
    onlyUnread: true,
  },
  still_on_it: {
    ...onTeam,
    text: ({ data }) => `Are you still working on ${titleOf(data)}?`,
    details: ({ project }) => [
      `You’ve been quiet in ${project.name} for 10 days. Still working on it? Let us know with one click. If not, hand it over or step back.`,
      'Only you see this question.',
    ],
    action: 'Answer',
    reason: 'a ticket is assigned to you',
    onlyUnread: true,
  },
  tickets_released: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} unassigned your open tickets in ${project.name}`,
    details: () => ['You’re still on the team. Pick them up again whenever you have time.'],
    reason: 'these tickets were assigned to you',
    onlyUnread: true,
  },
} satisfies SomeTexts;
