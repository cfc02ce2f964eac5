import type { TextsOf } from '#server/notifications/notifications/data.ts';
import { projectPath, projectSubject } from './parts.ts';

/** What people are told on the site of what admins decide. */
export const decisionTexts: TextsOf<'text_hidden' | 'project_closed'> = {
  text_hidden: {
    subject: ({ data }) => `decision:${data.decisionId}`,
    text: ({ data: { what, isUndone } }) =>
      isUndone
        ? `${what} isn’t hidden by an admin anymore`
        : `${what} is hidden by an admin. We’ve emailed you why`,
    path: () => '/conduct',
    action: 'Read the code of conduct',
    reason: 'you wrote it',
  },
  project_closed: {
    subject: projectSubject,
    text: ({ project, data }) =>
      data.isUndone
        ? `${project.name} isn’t closed by an admin anymore`
        : `An admin has closed ${project.name}`,
    path: projectPath,
    details: ({ data }) =>
      data.isUndone ? [] : ['It’s complete now. Its creator was emailed why, and can object.'],
    action: 'Open the project',
    reason: 'you’re on this team',
  },
};
