import { answerDays } from '#contract/values/teammate-rules.ts';
import { formatDay, formatWeekday } from '#server/platform/formats/format-dates.ts';
import type { SomeTexts } from '#server/notifications/notifications/data.ts';
import {
  projectSubject,
  workspacePath,
  notesPath,
  describeUnassigned,
  onTeam,
  quote,
} from './parts.ts';

/** What is said about a team and the people in it. */
export const teamTexts = {
  note_written: {
    subject: ({ projectId }) => `notes:${projectId}`,
    text: ({ actor, project }) => `${actor.name} wrote a note to the team of ${project.name}`,
    path: notesPath,
    action: 'Read the note',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_joined: {
    ...onTeam,
    text: ({ actor, project, data }) =>
      `${actor.name} joined ${project.name}${data.role && ` as ${data.role}`}`,
    path: notesPath,
    details: () => ['Say hello in your team’s notes.'],
    action: 'Say hello',
    onlyUnread: true,
  },
  member_left: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} left ${project.name}`,
    details: ({ actor, data: { note = '', unassigned } }) => [
      ...quote(note, `${actor.name} wrote:`),
      ...describeUnassigned(unassigned),
    ],
    onlyUnread: true,
  },
  member_leaving: {
    ...onTeam,
    text: ({ actor, project, data }) =>
      `${actor.name} is leaving ${project.name} on ${formatWeekday(data.on)}`,
    details: ({ actor, data }) => quote(data.note, `${actor.name} wrote:`),
    onlyUnread: true,
  },
  member_staying: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} is staying on ${project.name} after all`,
    onlyUnread: true,
  },
  member_returned: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} is back on ${project.name}`,
    onlyUnread: true,
  },
  member_quiet: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} has been quiet in ${project.name} for 2 weeks`,
    details: ({ actor }) => [
      `You could ask ${actor.name} how they’re doing. Under Team, you can unassign their open tickets. Only leads see this.`,
    ],
    reason: 'you lead this project',
    onlyUnread: true,
  },
  place_freed: {
    ...onTeam,
    text: ({ project }) => `Your spot on ${project.name} is open again`,
    details: ({ actor }) => [
      `You’ve been away for 3 weeks, so ${actor.name} opened it up. What you did stays on your profile.`,
      'You can still read the board, and rejoin with one click if there’s room.',
    ],
  },
  member_removed: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} removed you from ${project.name}`,
    path: () => '/projects',
    details: ({ actor, data, timeZone }) => [
      ...(data.note ? [`${actor.name} wrote:`, data.note] : []),
      ...(data.until === undefined
        ? []
        : [
            `You can join again from ${formatDay(data.until, timeZone)}, or earlier by invitation.`,
          ]),
      'What you did stays on your profile. Other teams are looking for people.',
    ],
    action: 'Find another team',
    reason: 'you were on this team',
  },
  lead_changed: {
    ...onTeam,
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
  },
  teammates_asked: {
    subject: () => 'teammates',
    text: ({ project }) => `Would you build with your teammates from ${project.name} again?`,
    path: () => '/teammates',
    details: () => [
      'Only you see your answers. If you both say yes, we’ll let you know when the other is looking for a team. We never show a no.',
      `You have ${answerDays} days to answer.`,
    ],
    action: 'Answer',
    reason: 'you were on this team together',
    onlyUnread: true,
  },
  followed: {
    subject: ({ actorId }) => `person:${actorId}`,
    text: ({ actor }) => `${actor.name} followed you`,
    path: ({ actor }) => `/profile/${actor.id}`,
    action: 'Open the profile',
    reason: 'someone follows you',
    onlyUnread: true,
  },
} satisfies SomeTexts;
