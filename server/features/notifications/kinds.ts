import type { NotificationKind } from '#contract/notification-kinds.ts';

/** What is stored with each kind. People are named by `actor_id`, so that accounts can be deleted. */
export type NotificationData = {
  ticket_assigned: { ticketId: number; title: string };
  mentioned: { ticketId: number; title: string };
  comment_written: { ticketId: number; title: string };
  member_joined: { role: string };
  member_left: object;
  member_removed: { note: string };
  handover_offered: object;
  handover_accepted: object;
  followed: object;
};

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
  /** The label of its email's link. */
  action: string;
  /** Why someone gets its email. */
  reason: string;
};

/** The texts of each kind. To add a kind, add it here and in the contract. */
export const notificationTexts: { [Kind in NotificationKind]: Texts<Kind> } = {
  ticket_assigned: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} assigned you ${titleOf(data)}`,
    path: ticketPath,
    action: 'Open the ticket',
    reason: 'someone assigned you a ticket',
  },
  mentioned: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} mentioned you on ${titleOf(data)}`,
    path: ticketPath,
    action: 'Read the comment',
    reason: 'someone mentioned you in a comment',
  },
  comment_written: {
    subject: ticketSubject,
    text: ({ actor, data }) => `${actor.name} commented on ${titleOf(data)}`,
    path: ticketPath,
    action: 'Read the comment',
    reason: 'you created this ticket or it’s assigned to you',
  },
  member_joined: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} joined ${project.name}${data.role && ` as ${data.role}`}`,
    path: workspacePath,
    details: () => ['Say hello on the board.'],
    action: 'Open the board',
    reason: 'you’re in this team',
  },
  member_left: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} left ${project.name}`,
    path: workspacePath,
    details: () => ['Their open tickets are unassigned now.'],
    action: 'Open the board',
    reason: 'you’re in this team',
  },
  member_removed: {
    subject: projectSubject,
    text: ({ project }) => `Your place in ${project.name} has ended`,
    path: () => '/projects',
    details: ({ actor, data }) => [
      ...(data.note ? [`${actor.name} writes:`, data.note] : []),
      'What you did stays on your profile. Other teams are looking for people.',
    ],
    action: 'Find another team',
    reason: 'you were in this team',
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
  },
  handover_accepted: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} has taken over ${project.name}`,
    path: workspacePath,
    details: () => ['You’re still a lead.'],
    action: 'Open the board',
    reason: 'you offered this project',
  },
  followed: {
    subject: ({ actorId }) => `person:${actorId}`,
    text: ({ actor }) => `${actor.name} follows you`,
    path: ({ actor }) => `/profile/${actor.id}`,
    action: 'Open the profile',
    reason: 'someone follows you',
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

function projectSubject({ projectId }: { projectId: number }) {
  return `project:${projectId}`;
}

function workspacePath({ project }: { project: { id: number } }) {
  return `/team-workspace/${project.id}`;
}
