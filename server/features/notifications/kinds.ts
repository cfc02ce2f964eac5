import type { NotificationKind } from '#contract/notification-kinds.ts';
import { containsLink } from '#contract/one-line.ts';
import { formatDay, formatWeekday } from '#server/platform/format-day.ts';
import { formatTime } from '#server/platform/mail/format-time.ts';
import { spellCount } from '#server/platform/spell-count.ts';

/** What is stored with each kind. People are named by `actor_id`, so that accounts can be deleted. */
export type NotificationData = {
  ticket_assigned: { ticketId: number; title: string };
  ticket_due: { ticketId: number; title: string; dueDate: string };
  /** `ticketId`: null in a note to the team. */
  mentioned: { ticketId: number | null; title: string };
  comment_written: { ticketId: number; title: string };
  ticket_reviewed: { ticketId: number; title: string; note: string };
  review_requested: { ticketId: number; title: string };
  reviews_waiting: { count: number };
  note_written: object;
  member_joined: { role: string };
  /** `note`: what they wrote; it's deleted with their account. `unassigned`: how many open tickets they had. */
  member_left: { note?: string; unassigned?: number };
  member_leaving: { on: string; note: string };
  member_staying: object;
  member_returned: object;
  member_quiet: object;
  still_on_it: { ticketId: number; title: string };
  tickets_released: object;
  place_freed: object;
  /** `inactiveOn`: from when on it's shown as inactive. */
  project_quiet: { inactiveOn: string };
  takeover_asked: { until: string };
  takeover_refused: object;
  /** `isYours`: for whoever took it over. */
  takeover_done: { isYours: boolean };
  /** `until`: when they can rejoin on their own. Older ones don't say. */
  member_removed: { note: string; until?: string };
  lead_changed: { isLead: boolean };
  handover_offered: object;
  handover_accepted: object;
  /** `message`: what the person wrote. It's deleted with their account. */
  join_request_received: JoinRequestData & { message: string; answerBy: string };
  join_request_reminder: JoinRequestData & { answerBy: string; isLast: boolean };
  join_request_unanswered: JoinRequestData & { isPaused: boolean };
  join_request_answered: JoinRequestData & { answer: 'accepted' | 'declined'; text: string };
  join_request_expired: JoinRequestData;
  join_request_closed: JoinRequestData & { reason: ClosingReason };
  findable_ended: { reason: 'time' | 'joined' };
  /** `message`: what the lead wrote. It's deleted with their account. */
  invitation_received: InvitationData & { message: string; expiresAt: string };
  invitation_reminder: InvitationData & { expiresAt: string };
  place_reserved: { reservationId: number; role: string; until: string };
  place_opened: object;
  followed: object;
};

/** `role`: its name, or an empty string. */
type InvitationData = { invitationId: number; role: string };

/** `role`: its name, or an empty string. */
type JoinRequestData = { requestId: number; role: string };

/** Why a request to join was closed: what happened to the project. */
export type ClosingReason = 'completed' | 'deleted' | 'role-deleted';

/** What the texts of a notification are made of: its data, and who did it where. */
export type Facts<Kind extends NotificationKind = NotificationKind> = {
  data: NotificationData[Kind];
  actor: { id: number; name: string };
  project: { id: number; name: string };
};

type Texts<Kind extends NotificationKind> = {
  /** What it's about. Opening that page marks it as read. */
  subject(facts: Pick<Facts<Kind>, 'data'> & { projectId: number; actorId: number }): string;
  /** A sentence without a period, also the subject of its email. */
  text(facts: Facts<Kind>): string;
  path(facts: Facts<Kind>): string;
  /** What its email adds, as paragraphs. */
  details?(facts: Facts<Kind>): string[];
  /** Nobody is emailed about it anymore once it has been read, or marked as read because it's over. */
  onlyUnread?: true;
  /** The label of its email's link. */
  action: string;
  /** Why someone gets its email. */
  reason: string;
};

/** The texts of each kind. To add a kind, add it here and in the contract. */
const notificationTexts: { [Kind in NotificationKind]: Texts<Kind> } = {
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
  mentioned: {
    subject: ({ data: { ticketId }, projectId }) =>
      ticketId === null ? `notes:${projectId}` : `ticket:${ticketId}`,
    text: ({ actor, data: { ticketId, title }, project }) =>
      ticketId === null
        ? `${actor.name} mentioned you in the notes of ${project.name}`
        : `${actor.name} mentioned you on ${titleOf({ ticketId, title })}`,
    path: ({ data: { ticketId }, project }) =>
      ticketId === null ? notesPath({ project }) : `/tickets/${project.id}/${ticketId}`,
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
    details: ({ actor, data }) => quote(data.note, `${actor.name} writes:`),
    action: 'See the review',
    reason: 'you did this ticket or it’s assigned to you',
    onlyUnread: true,
  },
  review_requested: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} asks you to review ${titleOf(data)}`,
    path: ticketPath,
    details: () => ['Have a look. If it’s done well, say so in a sentence.'],
    action: 'Open the ticket',
    reason: 'a teammate asked you for a review',
    onlyUnread: true,
  },
  reviews_waiting: {
    subject: ({ projectId }) => `reviews:${projectId}`,
    text: ({ project, data }) =>
      data.count === 1
        ? `One ticket in ${project.name} waits for a review`
        : `${spellCount(data.count)} tickets in ${project.name} wait for a review`,
    path: workspacePath,
    details: () => ['Pick one from the Done column and look at what your teammate did.'],
    action: 'Open the board',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  note_written: {
    subject: ({ projectId }) => `notes:${projectId}`,
    text: ({ actor, project }) => `${actor.name} wrote a note to the team of ${project.name}`,
    path: notesPath,
    action: 'Read the note',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_joined: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} joined ${project.name}${data.role && ` as ${data.role}`}`,
    path: notesPath,
    details: () => ['Say hello in your team’s notes.'],
    action: 'Say hello',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_left: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} left ${project.name}`,
    path: workspacePath,
    details: ({ actor, data: { note = '', unassigned } }) => [
      ...quote(note, `${actor.name} writes:`),
      ...describeUnassigned(unassigned),
    ],
    action: 'Open the board',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_leaving: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} leaves ${project.name} on ${formatWeekday(data.on)}`,
    path: workspacePath,
    details: ({ actor, data }) => quote(data.note, `${actor.name} writes:`),
    action: 'Open the board',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_staying: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} stays in ${project.name} after all`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_returned: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} is back in ${project.name}`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  member_quiet: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} has been quiet in ${project.name} for two weeks`,
    path: workspacePath,
    details: ({ actor }) => [
      `Maybe ask ${actor.name} how they are. Under Team, you can release their open tickets. Only leads see this.`,
    ],
    action: 'Open the board',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  still_on_it: {
    subject: projectSubject,
    text: ({ data }) => `Are you still on ${titleOf(data)}?`,
    path: workspacePath,
    details: ({ project }) => [
      `You haven’t done anything in ${project.name} for ten days. If you’re still on it, one press says so. If not, hand it over or step back; nobody asks why.`,
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
    details: () => ['You’re still in the team. Take them back whenever you have time.'],
    action: 'Open the board',
    reason: 'these tickets were assigned to you',
    onlyUnread: true,
  },
  place_freed: {
    subject: projectSubject,
    text: ({ project }) => `Your place in ${project.name} is free for someone else now`,
    path: workspacePath,
    details: ({ actor }) => [
      `You haven’t done anything there for three weeks, so ${actor.name} freed your place. What you did stays on your profile.`,
      'You can still read the board, and come back with one press while there’s a place.',
    ],
    action: 'Open the board',
    reason: 'you’re in this team',
  },
  project_quiet: {
    subject: projectSubject,
    text: ({ project }) => `Are you still building ${project.name}?`,
    path: workspacePath,
    details: ({ project, data }) => [
      `Nothing has happened in ${project.name} for two weeks. If your team is still building, one press says so.`,
      `Otherwise, the project is shown as inactive from ${formatWeekday(data.inactiveOn)}. Any change on the board wakes it.`,
    ],
    action: 'Answer',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  takeover_asked: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} would like to take over ${project.name}`,
    path: workspacePath,
    details: ({ actor, data }) => [
      `You haven’t done anything there for three weeks. Unless you say no before ${formatWeekday(data.until)}, ${actor.name} becomes the project’s creator then. You stay a lead.`,
    ],
    action: 'Answer',
    reason: 'you created this project',
    onlyUnread: true,
  },
  takeover_refused: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} is still there and keeps ${project.name}`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you asked to take over this project',
    onlyUnread: true,
  },
  takeover_done: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      data.isYours
        ? `${project.name} is yours now`
        : `${actor.name} has taken over ${project.name}`,
    path: workspacePath,
    details: ({ data }) => [
      data.isYours
        ? 'Its creator didn’t say no, so the project has passed to you. They’re still a lead.'
        : 'Its creator wasn’t there for four weeks. They’re still a lead.',
    ],
    action: 'Open the board',
    reason: 'you’re in this team',
  },
  member_removed: {
    subject: projectSubject,
    text: ({ project }) => `Your place in ${project.name} has ended`,
    path: () => '/projects',
    details: ({ actor, data }) => [
      ...(data.note ? [`${actor.name} writes:`, data.note] : []),
      ...(data.until === undefined
        ? []
        : [`You can join again from ${formatDay(data.until)}, or earlier by invitation.`]),
      'What you did stays on your profile. Other teams are looking for people.',
    ],
    action: 'Find another team',
    reason: 'you were in this team',
  },
  lead_changed: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      data.isLead
        ? `${actor.name} made you a lead of ${project.name}`
        : `You no longer lead ${project.name}`,
    path: (facts) =>
      facts.data.isLead ? `${workspacePath(facts)}/settings` : workspacePath(facts),
    details: ({ data }) => [
      data.isLead
        ? 'You can now change the project’s settings, invite people, answer requests to join, choose everyone’s role and remove members.'
        : 'You’re still on the team.',
    ],
    action: 'Open the project',
    reason: 'you’re in this team',
  },
  handover_offered: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} offers you ${project.name}`,
    path: (facts) => `${workspacePath(facts)}/settings`,
    details: ({ actor }) => [
      `${actor.name} would like to hand the project over to you. You can accept or decline.`,
    ],
    action: 'Answer the offer',
    reason: 'you’re in this team',
    onlyUnread: true,
  },
  handover_accepted: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} has taken over ${project.name}`,
    path: workspacePath,
    details: () => ['You’re still a lead.'],
    action: 'Open the board',
    reason: 'you offered this project',
  },
  join_request_received: {
    subject: requestSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} asks to join ${project.name}${data.role && ` as ${data.role}`}`,
    path: requestPath,
    details: ({ actor, data }) => [
      ...quote(data.message, `${actor.name} writes:`),
      `We promised an answer by ${formatWeekday(data.answerBy)}.`,
    ],
    onlyUnread: true,
    action: 'Answer the request',
    reason: 'you lead this project',
  },
  join_request_reminder: {
    subject: requestSubject,
    text: ({ actor, project, data }) =>
      data.isLast
        ? `${actor.name}’s request to join ${project.name} ends on ${formatWeekday(data.answerBy)}`
        : `${actor.name} is still waiting for an answer from ${project.name}`,
    path: requestPath,
    details: ({ data }) => [
      data.isLast
        ? 'Nobody has answered yet. Without an answer, the request ends by itself.'
        : 'Two sentences are enough, even for a no.',
    ],
    onlyUnread: true,
    action: 'Answer the request',
    reason: 'you lead this project',
  },
  join_request_unanswered: {
    subject: requestSubject,
    text: ({ actor, project }) =>
      `${actor.name}’s request to join ${project.name} ended without an answer`,
    path: (facts) => `${workspacePath(facts)}/requests`,
    details: ({ data }) => [
      data.isPaused
        ? 'Nobody can ask to join now, until you say that you’re looking again.'
        : 'If the next request isn’t answered either, nobody can ask until you say that you’re looking again.',
    ],
    action: 'See the requests',
    reason: 'you lead this project',
  },
  join_request_answered: {
    subject: requestSubject,
    text: ({ actor, project, data }) =>
      data.answer === 'accepted'
        ? `${actor.name} accepted your request to join ${project.name}`
        : `${actor.name} answered your request to join ${project.name}`,
    path: (facts) => (facts.data.answer === 'accepted' ? workspacePath(facts) : requestPath(facts)),
    details: ({ actor, project, data }) => [
      ...(data.answer === 'accepted'
        ? [`Welcome to ${project.name}! You’re in${data.role && ` as ${data.role}`}.`]
        : [`This time, ${project.name} said no.`]),
      ...quote(data.text, `${actor.name} writes:`),
      data.answer === 'accepted'
        ? 'Say hello and pick your first ticket.'
        : 'This is about one place at one moment, not about you. Other teams are looking for people.',
    ],
    action: 'See the answer',
    reason: 'you asked to join this team',
  },
  join_request_expired: {
    subject: requestSubject,
    text: ({ project }) => `${project.name} didn’t answer your request in time`,
    path: requestPath,
    details: () => [
      'That happens in teams with little time, and it says nothing about you. Your request has ended.',
      'You can ask again at any time, and you’d be first in line. Other teams are looking for people, too.',
    ],
    action: 'See your request',
    reason: 'you asked to join this team',
  },
  join_request_closed: {
    subject: requestSubject,
    text: ({ project }) => `Your request to join ${project.name} has ended`,
    path: requestPath,
    details: ({ project, data }) => [
      `${closingReasons[data.reason]({ project: project.name, role: data.role })}. Other teams are looking for people.`,
    ],
    action: 'See your request',
    reason: 'you asked to join this team',
  },
  findable_ended: {
    subject: () => 'findable',
    text: ({ data, project }) =>
      data.reason === 'joined'
        ? `You’ve joined ${project.name}, so other teams can’t find you anymore`
        : 'Teams can’t find you anymore',
    path: () => '/for-you/preferences',
    details: ({ data }) => [
      data.reason === 'joined'
        ? 'Still looking for another team? You can let teams find you again.'
        : 'It was for 90 days. Still looking for a team? You can let teams find you again.',
    ],
    action: 'Let teams find you',
    reason: 'you agreed that teams may find you',
  },
  invitation_received: {
    subject: invitationSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} invites you to join ${project.name}${data.role && ` as ${data.role}`}`,
    path: invitationPath,
    details: ({ actor, data }) => [
      ...quote(data.message, `${actor.name} writes:`),
      `You can answer until ${formatWeekday(data.expiresAt)}. If it isn’t for you, decline or ignore it; nobody asks why.`,
    ],
    onlyUnread: true,
    action: 'See the invitation',
    reason: 'a team invites you',
  },
  invitation_reminder: {
    subject: invitationSubject,
    text: ({ project, data }) =>
      `Your invitation to ${project.name} ends on ${formatWeekday(data.expiresAt)}`,
    path: invitationPath,
    details: () => ['This is the only reminder. If it isn’t for you, you can ignore it.'],
    onlyUnread: true,
    action: 'See the invitation',
    reason: 'a team invites you',
  },
  place_reserved: {
    subject: ({ data }) => `reservation:${data.reservationId}`,
    text: ({ project, data }) =>
      `${project.name} has a place for you${data.role && ` as ${data.role}`}`,
    path: projectPath,
    details: ({ data }) => [
      `You were first on the waiting list, so it’s yours until ${formatTime(data.until)}. After that, it goes to the next in line.`,
    ],
    onlyUnread: true,
    action: 'Take the place',
    reason: 'you’re on this team’s waiting list',
  },
  place_opened: {
    subject: projectSubject,
    text: ({ project }) => `${project.name} has an open place`,
    path: projectPath,
    details: () => [
      'It isn’t reserved for anyone, so whoever comes first gets it. You’re off the waiting list now.',
    ],
    action: 'See the project',
    reason: 'you were on this team’s waiting list',
    onlyUnread: true,
  },
  followed: {
    subject: ({ actorId }) => `person:${actorId}`,
    text: ({ actor }) => `${actor.name} follows you`,
    path: ({ actor }) => `/profile/${actor.id}`,
    action: 'Open the profile',
    reason: 'someone follows you',
    onlyUnread: true,
  },
};

export const textsOf = (kind: NotificationKind) =>
  notificationTexts[kind] as Texts<NotificationKind>;

const longestTitle = 80;

/** A ticket's title in quotes, or its number if it has none. */
function titleOf({ ticketId, title }: { ticketId: number; title: string }): string {
  const characters = Array.from(title);
  if (characters.length === 0) return `ticket #${ticketId}`;
  if (characters.length <= longestTitle) return `“${title}”`;
  return `“${characters.slice(0, longestTitle).join('').trimEnd()}…”`;
}

type OnTicket = { data: { ticketId: number } };

function ticketSubject({ data }: OnTicket) {
  return `ticket:${data.ticketId}`;
}

function ticketPath({ data, project }: OnTicket & { project: { id: number } }) {
  return `/tickets/${project.id}/${data.ticketId}`;
}

function requestSubject({ data }: { data: JoinRequestData }) {
  return `join-request:${data.requestId}`;
}

function requestPath({ data }: { data: JoinRequestData }) {
  return `/requests/${data.requestId}`;
}

function invitationSubject({ data }: { data: InvitationData }) {
  return `invitation:${data.invitationId}`;
}

function invitationPath({ data }: { data: InvitationData }) {
  return `/invitations/${data.invitationId}`;
}

function projectPath({ project }: { project: { id: number } }) {
  return `/projects/${project.id}`;
}

function projectSubject({ projectId }: { projectId: number }) {
  return `project:${projectId}`;
}

function workspacePath({ project }: { project: { id: number } }) {
  return `/team-workspace/${project.id}`;
}

function notesPath({ project }: { project: { id: number } }) {
  return `/team-workspace/${project.id}?team=notes`;
}

function describeUnassigned(count: number | undefined): string[] {
  // Not stored with older notifications.
  if (count === undefined) return ['Their open tickets are unassigned now.'];
  if (count === 0) return [];
  return [count === 1 ? 'One ticket needs someone.' : `${spellCount(count)} tickets need someone.`];
}

const closingReasons: Record<ClosingReason, (names: { project: string; role: string }) => string> =
  {
    completed: ({ project }) => `${project} is complete`,
    deleted: ({ project }) => `${project} was deleted`,
    'role-deleted': ({ project, role }) => `The role ${role} isn’t open in ${project} anymore`,
  };

/** A text by someone else. Emails leave out texts with links, because we can't vouch for those. */
function quote(text: string, introduction: string): string[] {
  return text === '' || containsLink(text) ? [] : [introduction, text];
}
