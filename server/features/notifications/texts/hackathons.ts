import type { TextsOf } from '#server/features/notifications/data.ts';
import { notesPath, projectSubject } from './parts.ts';

/** What is said about hackathons. */
export const hackathonTexts: TextsOf<'hackathon_team'> = {
  hackathon_team: {
    subject: projectSubject,
    text: ({ project, data }) => `You’re in ${project.name} of ${data.hackathon}`,
    path: notesPath,
    details: () => ['Meet your team on its board, and say hello in its notes.'],
    action: 'Meet your team',
    reason: 'you signed up for this hackathon',
  },
};
