import { formatWeekday } from '#server/platform/formats/format-dates.ts';
import type { TextsOf } from '#server/notifications/notifications/data.ts';
import { projectPath, projectSubject, workspacePath } from './parts.ts';

/** What is said about a project and who leads it. */
export const projectTexts: TextsOf<
  | 'project_quiet'
  | 'project_completed'
  | 'next_step_asked'
  | 'next_step_answered'
  | 'takeover_asked'
  | 'takeover_refused'
  | 'takeover_done'
  | 'handover_offered'
  | 'handover_accepted'
> = {
  project_quiet: {
    subject: projectSubject,
    text: ({ project }) => `Are you still building ${project.name}?`,
    path: workspacePath,
    details: ({ project, data }) => [
      `Nothing has happened in ${project.name} for 2 weeks. If your team is still building, let us know with one click.`,
      `Otherwise, the project is shown as inactive from ${formatWeekday(data.inactiveOn)}. Any change on the board makes it active again.`,
    ],
    action: 'Answer',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  project_completed: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} completed ${project.name}`,
    path: projectPath,
    details: () => ['The project’s page shows who built it.'],
    action: 'Open the project',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  next_step_asked: {
    subject: projectSubject,
    text: ({ project, data }) =>
      `${data.hackathon} is ${data.isCanceled ? 'canceled' : 'over'}. What’s next for ${project.name}?`,
    path: workspacePath,
    details: ({ project }) => [
      `Keep building, and people can find ${project.name} and its open roles under Projects.`,
      'You can also take a break or complete it, with one click.',
    ],
    action: 'Answer',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  next_step_answered: {
    subject: projectSubject,
    text: ({ actor, project, data }) => nextSteps[data.answer](actor.name, project.name),
    path: workspacePath,
    action: 'Open the board',
    reason: 'you’re on this team',
  },
  takeover_asked: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} would like to take over ${project.name}`,
    path: workspacePath,
    details: ({ actor, data, timeZone }) => [
      `You haven’t been active for 3 weeks. If you don’t say no by ${formatWeekday(data.until, timeZone)}, ${actor.name} becomes the creator. You stay a lead.`,
    ],
    action: 'Answer',
    reason: 'you’re the creator of this project',
    onlyUnread: true,
  },
  takeover_refused: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} is back and is keeping ${project.name}`,
    path: workspacePath,
    action: 'Open the board',
    reason: 'you asked to take over this project',
    onlyUnread: true,
  },
  takeover_done: {
    subject: projectSubject,
    text: ({ actor, project, data }) =>
      data.isYours ? `${project.name} is yours now` : `${actor.name} took over ${project.name}`,
    path: workspacePath,
    details: ({ data }) => [
      data.isYours
        ? 'Its creator didn’t say no, so you’re the creator now. They’re still a lead.'
        : 'Its creator was inactive for 4 weeks. They’re still a lead.',
    ],
    action: 'Open the board',
    reason: 'you’re on this team',
  },
  handover_offered: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} offered you ${project.name}`,
    path: (facts) => `${workspacePath(facts)}/settings`,
    details: () => [`You can accept or decline.`],
    action: 'Answer the offer',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  handover_accepted: {
    subject: projectSubject,
    text: ({ actor, project }) => `${actor.name} took over ${project.name}`,
    path: workspacePath,
    details: () => ['You’re still a lead.'],
    action: 'Open the board',
    reason: 'you offered this project',
  },
};

const nextSteps: Record<
  'continue' | 'rest' | 'complete',
  (actor: string, project: string) => string
> = {
  continue: (actor, project) => `${actor} decided to keep building ${project}`,
  rest: (actor, project) => `${actor} decided that ${project} will take a break`,
  complete: (actor, project) => `${actor} decided that ${project} is complete`,
};
