import type { Project } from '#contract/projects/projects.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/project-settings.tsx';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { memberOf, roleOf } from '#tests/components/teams.ts';

/** Saves settings as the server does: only on top of the version that was edited. */
function save(project: Project, body: any) {
  if (body.version !== project.version)
    return refusal('stale_project', { current: structuredClone(project) });
  const roles = body.roles.map((role: object, index: number) => roleOf({ id: index + 1, ...role }));
  return changeProject(project, { ...body, roles });
}

/** Changes a project, which is then another version. */
export function changeProject(project: Project, fields: Partial<Project>) {
  Object.assign(project, fields, { version: project.version + 1 });
  return structuredClone(project);
}

/** Opens a section of a project’s settings for its only member, with a server that keeps what they change. */
export async function openProjectSettings(
  fields: Partial<Project> = {},
  section?: 'team' | 'integrations' | 'finish',
) {
  const person = profileOf();
  const project = projectOf({ name: 'Trail Finder', ...fields });
  Object.assign(project.can, { open: true, edit: true, remove: true, handOver: true });
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /projects/{projectId}': () => structuredClone(project),
    'PUT /projects/{projectId}': ({ body }) => save(project, body),
    'POST /projects/{projectId}/completion': ({ body }) =>
      changeProject(project, { status: 'Completed', summary: body.summary }),
    'GET /projects/{projectId}/members': [memberOf({ isCreator: true, isLead: true })],
    'GET /projects/{projectId}/invitations': [],
    'GET /projects/{projectId}/board-imports': [],
    'GET /projects/{projectId}/repository': refusal('not_found'),
  };
  signIn(person);
  const address = paths.projectSettings(project.id, section);
  const pattern = patterns.projectSettings;
  const sent = await openScreen(Component, address, { answers, pattern });
  return { project, answers, sent };
}
