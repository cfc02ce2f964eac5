import type { Profile } from '#contract/profiles/profiles.ts';
import type { Project } from '#contract/projects/projects.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/project.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { signIn } from '#tests/components/people.ts';
import { joiningAnswers } from '#tests/components/teams.ts';

type Options = { person?: Profile; hash?: string; state?: object; answers?: Answers };

/**
 * Opens a project's page, for a visitor or a person, who can join. `project` and `answers` can be changed
 * later.
 */
export async function openProjectPage(
  project: Project,
  { person, hash = '', state, answers: more }: Options = {},
) {
  if (person) signIn(person);
  const answers: Answers = {
    'GET /projects/{projectId}': () => structuredClone(project),
    'GET /projects/{projectId}/progress': {
      tickets: 2,
      done: 1,
      changedAt: null,
      result: null,
      answers: null,
      earlier: null,
    },
    ...(person && {
      'GET /users/profile': person,
      'GET /projects/{projectId}/fit': [],
      ...joiningAnswers(project, person),
    }),
    ...more,
  };
  const address = paths.project(project.id) + hash;
  const sent = await openScreen(Component, address, {
    answers,
    pattern: patterns.project,
    ...(state && { state }),
  });
  return { answers, sent, project };
}
