import { containsLink } from '#contract/values/text/contains-link.ts';
import { formatTime, formatWeekday } from '#server/platform/formats/format-dates.ts';
import type {
  InvitationData,
  JoinRequestData,
  SomeTexts,
} from '#server/notifications/notifications/data.ts';
import { projectPath, projectSubject, workspacePath, closingReasons, quote } from './parts.ts';

type OfRequest = { data: Pick<JoinRequestData, 'requestId'> };

const ofRequest = {
  subject: ({ data }: OfRequest) => `join-request:${data.requestId}`,
  path: ({ data }: OfRequest) => `/requests/${data.requestId}`,
};
const asked = {
  ...ofRequest,
  action: 'See your request',
  reason: 'you asked to join this team',
};
const toLead = {
  ...ofRequest,
  action: 'Answer the request',
  reason: 'you lead this project',
  onlyUnread: true,
} as const;
const invited = {
  subject: ({ data }: { data: InvitationData }) => `invitation:${data.invitationId}`,
  path: ({ data }: { data: InvitationData }) => `/invitations/${data.invitationId}`,
  action: 'See the invitation',
  reason: 'a team invited you',
  onlyUnread: true,
} as const;

/** Anyone can be invited, so a link in a name mustn't reach them in an email. */
const invitedTo = ({ name }: { name: string }) =>
  containsLink(name) ? 'a project on Pieces' : name;

/** What is said about getting into a team. */
export const joiningTexts = {
  join_request_received: {
    ...toLead,
    text: ({ actor, project, data }) =>
      `${actor.name} asked to join ${project.name}${data.role && ` as ${data.role}`}`,
    details: ({ actor, data, timeZone }) => [
      ...quote(data.message, `${actor.name} wrote:`),
      `Please answer by ${formatWeekday(data.answerBy, timeZone)}.`,
    ],
  },
  join_request_reminder: {
    ...toLead,
    text: ({ actor, project, data, timeZone }) =>
      data.isLast
        ? `${actor.name}’s request to join ${project.name} expires on ${formatWeekday(data.answerBy, timeZone)}`
        : `${actor.name} is still waiting for an answer from ${project.name}`,
    details: ({ data }) => [
      data.isLast ? 'Nobody has answered yet.' : 'Two sentences are enough, even for a no.',
    ],
  },
  join_request_unanswered: {
    subject: ofRequest.subject,
    text: ({ actor, project }) =>
      `${actor.name}’s request to join ${project.name} expired without an answer`,
    path: (facts) => `${workspacePath(facts)}/requests`,
    details: ({ data }) => [
      data.isPaused
        ? 'Requests are paused. Open the requests to take them again.'
        : 'If the next one gets no answer either, we’ll pause requests.',
    ],
    action: 'See the requests',
    reason: 'you lead this project',
  },
  join_request_answered: {
    ...asked,
    text: ({ actor, project, data }) =>
      data.answer === 'accepted'
        ? `${actor.name} accepted your request to join ${project.name}`
        : `${actor.name} declined your request to join ${project.name}`,
    path: (facts) =>
      facts.data.answer === 'accepted' ? workspacePath(facts) : ofRequest.path(facts),
    details: ({ actor, project, data }) => [
      ...(data.answer === 'accepted'
        ? [
            `Welcome to ${project.name}! ${data.role ? `You’ve joined as ${data.role}` : 'You’re in'}.`,
          ]
        : []),
      ...quote(data.text, `${actor.name} wrote:`),
      data.answer === 'accepted'
        ? 'Say hello and pick your first ticket.'
        : 'Other teams are looking for people.',
    ],
    action: 'See the answer',
  },
  join_request_expired: {
    ...asked,
    text: ({ project }) => `${project.name} didn’t answer your request in time`,
    details: () => [
      'That happens when a team is busy. You can ask again, and you’ll be first in line.',
      'Other teams are looking for people, too.',
    ],
  },
  join_request_closed: {
    ...asked,
    text: ({ project }) => `Your request to join ${project.name} was closed`,
    details: ({ project, data }) => [
      `${closingReasons[data.reason]({ project: project.name, role: data.role })}. Other teams are looking for people.`,
    ],
  },
  asked_project_gone: {
    ...asked,
    text: ({ data }) => `${data.project} was deleted, so your request to join was closed`,
    path: () => '/for-you',
    details: () => ['Other teams are looking for people.'],
    action: 'See other teams',
  },
  waited_project_gone: {
    subject: ({ data }) => `waiting:${data.projectId}`,
    text: ({ data }) =>
      `${data.project} was deleted, so ${data.isReserved ? 'the spot reserved for you is gone' : 'you’re off its waiting list'}`,
    path: () => '/for-you',
    details: () => ['Other teams are looking for people.'],
    action: 'See other teams',
    reason: 'you were on this team’s waiting list',
  },
  openings_fit: {
    subject: () => 'openings',
    text: ({ data, project }) =>
      data.count === 1
        ? `${project.name} has a new opening that fits you well`
        : `${data.count} new openings fit you well`,
    path: () => '/for-you',
    action: 'See the openings',
    reason: 'you asked for emails about openings',
    onlyUnread: true,
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
        : 'The 90 days are over. Still looking for a team? You can let teams find you again.',
    ],
    action: 'Let teams find you',
    reason: 'you agreed to be found by teams',
  },
  invitation_received: {
    ...invited,
    text: ({ actor, project, data }) =>
      `${actor.name} invited you to join ${invitedTo(project)}${data.role && !containsLink(data.role) ? ` as ${data.role}` : ''}`,
    details: ({ actor, data, timeZone }) => [
      ...quote(data.message, `${actor.name} wrote:`),
      `You can answer until ${formatWeekday(data.expiresAt, timeZone)}. If it isn’t for you, decline or ignore it.`,
    ],
  },
  invitation_reminder: {
    ...invited,
    text: ({ project, data, timeZone }) =>
      `Your invitation to ${invitedTo(project)} expires on ${formatWeekday(data.expiresAt, timeZone)}`,
    details: () => ['This is the only reminder. If it isn’t for you, you can ignore it.'],
  },
  place_reserved: {
    subject: ({ data }) => `reservation:${data.reservationId}`,
    text: ({ project, data }) =>
      `${project.name} has a spot for you${data.role && ` as ${data.role}`}`,
    path: projectPath,
    details: ({ data, timeZone }) => [
      `You were first on the waiting list, so it’s yours until ${formatTime(data.until, timeZone)}. After that, the next person in line gets it.`,
    ],
    onlyUnread: true,
    action: 'Take the spot',
    reason: 'you’re on this team’s waiting list',
  },
  place_opened: {
    subject: projectSubject,
    text: ({ project }) => `${project.name} has an opening`,
    path: projectPath,
    details: () => ['It isn’t reserved, so be quick. You’re off the waiting list now.'],
    action: 'View project',
    reason: 'you were on this team’s waiting list',
    onlyUnread: true,
  },
} satisfies SomeTexts;
