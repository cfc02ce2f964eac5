import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { profileOf } from '#tests/components/people.ts';
import { requestOf } from '#tests/components/join-requests.ts';
import { openProjectPage } from '#tests/components/project-page.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { openProjectOf, takePlace } from '#tests/components/teams.ts';

const person = profileOf();
const title = (name: string) => page.getByRole('heading', { name, level: 1 });

test('an open place of the drawn team joins in its role', async () => {
  const { project } = await openProjectPage(openProjectOf({ lookingFor: ['Sailor'] }), { person });
  const team = page.getByRole('region', { name: 'Team' });
  await team.getByRole('button', { name: 'Join as Sailor' }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${project.name} as Sailor?` });
  await expect.element(dialog.getByRole('button', { name: 'Join team' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'View project' })).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect.element(page.getByText(`You’ve joined ${project.name}`).first()).toBeVisible();
  await expect.element(team.getByRole('link', { name: 'Aino Virtanen' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open Team Space' })).toHaveFocus();
  expect(project.members.map(({ role }) => role)).toEqual(['', 'Sailor']);
});

test('says that someone else has taken the role where it was pressed', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  const message = 'Someone has already taken the Sailor role.';
  const sailor = page.getByRole('button', { name: 'Join as Sailor' });
  await openProjectPage(project, {
    person,
    answers: {
      'POST /projects/{projectId}/members': () => {
        takePlace(project, 1);
        return refusal('role_filled', { message });
      },
    },
  });
  await expect.element(sailor).toHaveLength(2);
  const row = page.getByRole('region', { name: 'Open roles' }).getByRole('listitem');
  await row.getByRole('button', { name: 'Join as Sailor' }).click();
  await expect.element(row.filter({ hasText: 'Sailor' }).getByRole('alert')).toHaveText(message);
  await expect.element(sailor).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Join as Designer' })).toHaveLength(2);
});

test('someone who comes back from signing in has the focus on the role that they pressed', async () => {
  const project = openProjectOf({ lookingFor: ['Sailor', 'Designer'] });
  await openProjectPage(project, { person, hash: '#role-2' });
  const region = page.getByRole('region', { name: 'Open roles' });
  await expect.element(region.getByRole('button', { name: 'Join as Designer' })).toHaveFocus();
});

test('copies the address', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const { project } = await openProjectPage(projectOf());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByText('Link copied').first()).toBeVisible();
  expect(copied.mock.calls).toEqual([[`${location.origin}/projects/${project.id}`]]);
});

test('a full team offers no place', async () => {
  await openProjectPage(projectOf({ teamSize: 1 }));
  await expect.element(page.getByText('1 / 1 members. Team is full')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Join/ })).toHaveLength(0);
});

test('a completed project shows who built it and what, and offers no place', async () => {
  const summary = 'A map of every berth, in use since May.';
  await openProjectPage(projectOf({ status: 'Completed', summary, lookingFor: ['Sailor'] }));
  await expect.element(page.getByRole('heading', { name: 'Who built it' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'What the team built' }))
    .toContainText(summary);
  await expect.element(page.getByRole('link', { name: /^Join/ })).toHaveLength(0);
});

test('a project that does not load can be tried again', async () => {
  const { answers, project } = await openProjectPage(projectOf(), {
    answers: { 'GET /projects/{projectId}': refusal('internal') },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers['GET /projects/{projectId}'] = project;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title(project.name)).toBeVisible();
});

test('a project that does not exist says so', async () => {
  await openProjectPage(projectOf(), {
    answers: { 'GET /projects/{projectId}': refusal('not_found') },
  });
  await expect.element(page.getByText('This piece doesn’t fit anywhere')).toBeVisible();
});

test('someone who has asked to join isn’t invited to ask again', async () => {
  const project = openProjectOf({ joining: 'ask', hasAsked: true, lookingFor: ['Sailor'] });
  project.can.join = false;
  await openProjectPage(project, { person, answers: { 'GET /join-requests': [requestOf()] } });
  await expect.element(page.getByText('You’ve asked to join.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Asked · they’ll answer by Jan 15/ }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask|^Join/ })).toHaveLength(0);
});
