import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Project } from '#contract/projects/projects.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { requestOf } from '#tests/components/join-requests.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { openingOf } from '#tests/components/openings.ts';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/joining/project-requests.tsx';

const { band, reasons } = openingOf(1, 'well');

/** Shows who asks to join, to a lead of the project. */
function openRequests(project: Project, answers: Answers) {
  const person = profileOf({ id: 8 });
  Object.assign(project.can, { open: true, answer: true });
  signIn(person);
  return openScreen(Component, paths.projectRequests(1), {
    pattern: patterns.projectRequests,
    answers: {
      'GET /users/profile': person,
      'GET /projects/{projectId}': () => structuredClone(project),
      ...answers,
    },
  });
}

test('a team that didn’t answer twice is paused until a lead takes requests again', async () => {
  const project = projectOf({ joining: 'ask', isPaused: true });
  await openRequests(project, {
    'GET /projects/{projectId}/join-requests': [],
    'DELETE /projects/{projectId}/joining-pause': () => {
      project.isPaused = false;
      return structuredClone(project);
    },
  });
  const again = page.getByRole('button', { name: 'Take requests again' });
  await again.click();
  await expect.element(page.getByText('People can ask to join again').first()).toBeVisible();
  await expect.element(again).toHaveLength(0);
  await expect.element(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
});

test('a lead reads who asks and how they fit, and opens a request', async () => {
  await openRequests(projectOf({ joining: 'ask', waitingRequests: 1 }), {
    'GET /projects/{projectId}/join-requests': [requestOf({ message: 'I draw maps.' })],
    'GET /projects/{projectId}/join-requests/fit': [
      { requestId: 1, bestRole: 'Designer', band, reasons },
    ],
  });
  await expect.element(page.getByText(reasons[0]!.words)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Answer Aino Virtanen' }).click();
  await expect.poll(url).toBe('/requests/1');
});
