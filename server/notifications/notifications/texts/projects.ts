import { formatWeekday } from '#server/platform/formats/format-dates.ts';
import type { SomeTexts } from '#server/notifications/notifications/data.ts';
import { onTeam, projectPath, workspacePath } from './parts.ts';

/** What is said about a project and who leads it. */
export const projectTexts = {
  project_quiet: {
    ...onTeam,
    text: ({ project }) => `Are you still building ${project.name}?`,
    details: ({ project, data }) => [
      `Nothing has happened in ${project.name} for 2 weeks. If your team is still building, let us know with one click.`,
      `Otherwise, the project is shown as inactive from ${formatWeekday(data.inactiveOn)}. Any change on the board makes it active again.`,
    ],
    action: 'Answer',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  project_completed: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} completed ${project.name}`,
    path: projectPath,
    details: () => ['The project’s page shows who built it.'],
    action: 'Open the project',
    onlyUnread: true,
  },
  next_step_asked: {
    ...onTeam,
    text: ({ project, data }) =>
      `${data.hackathon} is ${data.isCanceled ? 'canceled' : 'over'}. What’s next for ${project.name}?`,
    details: ({ project }) => [
      `Keep building, and people can find ${project.name} and its open roles under Projects.`,
      'You can also take a break or complete it, with one click.',
    ],
    action: 'Answer',
    reason: 'you lead this project',
    onlyUnread: true,
  },
  next_step_answered: {
    ...onTeam,
    text: ({ actor, project, data }) => nextSteps[data.answer](actor.name, project.name),
  },
  takeover_asked: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} would like to take over ${project.name}`,
    details: ({ actor, data, timeZone }) => [
      `You haven’t been active for 3 weeks. If you don’t say no by ${formatWeekday(data.until, timeZone)}, ${actor.name} becomes the creator. You stay a lead.`,
    ],
    action: 'Answer',
    reason: 'you’re the creator of this project',
    onlyUnread: true,
  },
  takeover_refused: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} is back and is keeping ${project.name}`,
    reason: 'you asked to take over this project',
    onlyUnread: true,
  },
  takeover_done: {
    ...onTeam,
    text: ({ actor, project, data }) =>
      data.isYours ? `${project.name} is yours now` : `${actor.name} took over ${project.name}`,
    details: ({ data }) => [
      data.isYours
        ? 'Its creator didn’t say no, so you’re the creator now. They’re still a lead.'
        : 'Its creator was inactive for 4 weeks. They’re still a lead.',
    ],
  },
  handover_offered: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} offered you ${project.name}`,
    path: (facts) => `${workspacePath(facts)}/settings`,
    details: () => [`You can accept or decline.`],
    action: 'Answer the offer',
    onlyUnread: true,
  },
  handover_accepted: {
    ...onTeam,
    text: ({ actor, project }) => `${actor.name} took over ${project.name}`,
    details: () => ['You’re still a lead.'],
    reason: 'you offered this project',
  },
} satisfies SomeTexts;

const nextSteps: Record<
  'continue' | 'rest' | 'complete',
  (actor: string, project: string) => string
> = {
  continue: (actor, project) => `${actor} decided to keep building ${project}`,
  rest: (actor, project) => `${actor} decided that ${project} will take a break`,
  complete: (actor, project) => `${actor} decided that ${project} is complete`,
};
