import { answerDays } from '#contract/values/teammate-rules.ts';
import { formatDay, formatWeekday } from '#server/platform/formats/format-dates.ts';
import type { TextsOf } from '#server/notifications/notifications/data.ts';
import { projectSubject, workspacePath, notesPath, describeUnassigned, quote } from './parts.ts';

/** What is said about a team and the people in it. */
export const teamTexts: TextsOf<
  | 'note_written'
  | 'member_joined'
  | 'member_left'
  | 'member_leaving'
  | 'member_staying'
  | 'member_returned'
  | 'member_quiet'
  | 'place_freed'
  | 'member_removed'
  | 'lead_changed'
  | 'teammates_asked'
  | 'followed'
> = {
  note_written: {
    subject: ({ projectId }) => `notes:${projectId}`,
    text: ({ actor, project }) => `${actor.name} wrote a note to the team of ${project.name}`,
    path: notesPath,
    action: 'Read the note',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_joined: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} joined ${project.name}${data.role && ` as ${data.role}`}`,
    path: notesPath,
    details: () => ['Say hello in your team’s notes.'],
    action: 'Say hello',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_left: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} left ${project.name}`,
    path: workspacePath,
    details: ({ actor, data: { note = '', unassigned } }) => [
      ...quote(note, `${actor.name} wrote:`),
      ...describeUnassigned(unassigned),
    ],
    action: 'Open the board',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_leaving: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      `${actor.name} is leaving ${project.name} on ${formatWeekday(data.on)}`,
    path: workspacePath,
    details: ({ actor, data }) => quote(data.note, `${actor.name} wrote:`),
    action: 'Open the board',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_staying: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} is staying on ${project.name} after all`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_returned: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} is back on ${project.name}`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  member_quiet: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} has been quiet in ${project.name} for 2 weeks`,
    path: workspacePath,
    details: ({ actor }) => [
      `You could ask ${actor.name} how they’re doing. Under Team, you can unassign their open tickets. Only leads see this.`,
    ],
    action: 'Open the board',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  place_freed: {
    subject: projectSubject,
    text: ({ project }) => `Your spot on ${project.name} is open again`,
    path: workspacePath,
    details: ({ actor }) => [
      `You’ve been away for 3 weeks, so ${actor.name} opened it up. What you did stays on your profile.`,
      'You can still read the board, and rejoin with one click if there’s room.',
    ],
    action: 'Open the board',
    reason: 'you’re on this team',
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
    reason: 'you’re on this team',
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
};
