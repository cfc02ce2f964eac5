import type { Page } from '@playwright/test';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';
import { tile } from '#tests/e2e/support/profile-dialog.ts';

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a visitor who follows signs in and returns to the profile; View and names lead to projects and back', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const name = `Bells & whistles of ${aino.lastName}, 100 %`;
  const project = await createProject(aino, { name });
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  await createTicket(aino, project.id, { title: 'Draw the map', assigneeId: eetu.id });
  const page = await openPage();
  const view = page.getByRole('link', { name: `View ${name}` });
  const card = page.getByRole('article', { name });

  // A visitor is led to the project's card.
  await page.goto(`/profile/${aino.id}`);
  await view.click();
  await expect(page).toHaveURL(/^[^?]+\/projects\?searchQuery=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeFocused();
  await page.goBack();

  await page.getByRole('link', { name: 'Follow' }).click();
  await signIn(page, eetu);
  await expect(page).toHaveURL(`/profile/${aino.id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const unfollow = page.getByRole('button', { name: 'Unfollow' });
  await expect(unfollow).toBeFocused();
  await expect(tile(page, 'Followers')).toHaveText('1');
  await unfollow.click();
  await expect(tile(page, 'Followers')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  const { stats } = (await aino.send('GET /users/profile')).body;
  expect(stats.followers).toBe(0);

  // A member is led to the team space, where names lead back: in the team's dialog and on a ticket.
  await view.click();
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: aino.name }).click();
  await expect(page).toHaveURL(`/profile/${aino.id}`);
  await expect(page.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
  await view.click();
  await page.getByRole('link', { name: 'Draw the map' }).click();
  await page.getByRole('link', { name: `View profile of ${eetu.name}` }).click();
  await expect(page).toHaveURL(`/profile/${eetu.id}`);

  // On a card, by keyboard.
  await page.goto(`/projects?searchQuery=${encodeURIComponent(name)}`);
  const pieces = card.getByRole('group', { name: /^Team of 4/ }).getByRole('link');
  await expect(pieces).toHaveCount(2);
  const box = await pieces.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await card.focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: aino.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/profile/${aino.id}`);
});
