import type { SomeTexts } from '#server/notifications/notifications/data.ts';
import { onTeam, projectPath } from './parts.ts';

/** "A comment in Quiet Hours" begins with a small letter after other words. */
const inSentence = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);

/** What people are told on the site of what admins decide. */
export const decisionTexts = {
  text_hidden: {
    subject: ({ data }) => `decision:${data.decisionId}`,
    text: ({ data: { what, isUndone } }) =>
      isUndone
        ? `An admin made ${inSentence(what)} visible again`
        : `An admin hid ${inSentence(what)}. We’ve emailed you why`,
    path: () => '/conduct',
    action: 'Read the code of conduct',
    reason: 'you wrote it',
  },
  project_closed: {
    ...onTeam,
    text: ({ project, data }) =>
      data.isUndone ? `An admin reopened ${project.name}` : `An admin closed ${project.name}`,
    path: projectPath,
    details: ({ data }) =>
      data.isUndone
        ? []
        : ['It’s complete now. We’ve emailed its creator why, and they can object.'],
    action: 'Open the project',
  },
} satisfies SomeTexts;
