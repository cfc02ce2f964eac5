import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#tests/components/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/joining/project-requests.tsx';

test('a team that didn’t answer twice is paused until a lead takes requests again', async () => {
  const person = profileOf();
  const project = projectOf({ joining: 'ask', isPaused: true });
  Object.assign(project.can, { open: true, answer: true });
  signIn(person);
  await openScreen(Component, paths.projectRequests(1), {
    pattern: patterns.projectRequests,
    answers: {
      'GET /users/profile': person,
      'GET /projects/{projectId}': () => structuredClone(project),
      'GET /projects/{projectId}/join-requests': [],
      'DELETE /projects/{projectId}/joining-pause': () => {
        project.isPaused = false;
        return structuredClone(project);
      },
    },
  });
  const again = page.getByRole('button', { name: 'Take requests again' });
  await again.click();
  await expect.element(page.getByText('People can ask to join again').first()).toBeVisible();
  await expect.element(again).toHaveLength(0);
  await expect.element(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
});
