import type { Page } from '@playwright/test';
import { isPut } from '#tests/e2e/support/is-put.ts';
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

test('a visitor who follows signs in and returns to the profile; the counts on both profiles follow', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage();
  await page.goto(`/profile/${aino.id}`);
  await page.getByRole('link', { name: 'Follow' }).click();
  await signIn(page, eetu);
  await expect(page).toHaveURL(`/profile/${aino.id}`);
  const goToOwn = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: eetu.name })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const unfollow = page.getByRole('button', { name: 'Unfollow' });
  await expect(unfollow).toBeFocused();
  await expect(tile(page, 'Followers')).toHaveText('1');
  await goToOwn();
  await expect(tile(page, 'Following')).toHaveText('1');
  await page.goBack();
  await expect(tile(page, 'Followers')).toHaveText('1');
  await unfollow.click();
  await expect(tile(page, 'Followers')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  await goToOwn();
  await expect(tile(page, 'Following')).toHaveText('0');
  const { stats } = (await aino.send('GET /users/profile')).body;
  expect(stats.followers).toBe(0);
});

test('View takes members to the team space and others to the project card; names link back, including by keyboard', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu, sofia] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Sofia')]);
  const name = `Bells & whistles of ${aino.lastName}, 100 %`;
  const project = await createProject(aino, { name });
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const ticket = await createTicket(aino, project.id, { assigneeId: eetu.id });
  const profileOfAino = async (page: Page) => {
    await expect(page).toHaveURL(`/profile/${aino.id}`);
    await expect(page.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
  };
  for (const options of [{ person: sofia }, {}]) {
    const other = await openPage(options);
    await other.goto(`/profile/${aino.id}`);
    await other.getByRole('link', { name: `View ${name}` }).click();
    await expect(other).toHaveURL(/^[^?]+\/projects\?searchQuery=/);
    await expect(other.getByRole('article')).toHaveCount(1);
    await expect(other.getByRole('article', { name })).toBeFocused();
  }

  // On the card, by keyboard.
  const page = await openPage({ person: eetu });
  await page.goto(`/projects?searchQuery=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  const pieces = card.getByRole('group', { name: /^Team of 4/ }).getByRole('link');
  await expect(pieces).toHaveCount(2);
  const box = await pieces.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await card.focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: aino.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await profileOfAino(page);

  // In the team's dialog, and on a ticket.
  await page.getByRole('link', { name: `View ${name}` }).click();
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: aino.name }).click();
  await profileOfAino(page);
  await page.goto(`/tickets/${project.id}/${ticket.id}`);
  await page.getByRole('link', { name: `View profile of ${eetu.name}` }).click();
  await expect(page).toHaveURL(`/profile/${eetu.id}`);
});

test('someone lets only their teams see their profile: a teammate still sees it, others get not found', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu, olena] = [await signUp('Aino'), await signUp('Eetu'), await signUp('Olena')];
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const page = await openPage({ person: aino });
  await page.goto('/settings?section=privacy');
  const visibility = page.getByLabel('Who can see my profile');
  await expect(visibility).toHaveValue('everyone');
  await expect(page.getByLabel('Search engines')).toHaveValue('no');
  const saved = page.waitForResponse(isPut('/users/privacy-settings'));
  await visibility.selectOption('My teams');
  await saved;
  await expect(page.getByLabel('Search engines')).toHaveCount(0);
  await page.reload();
  await expect(visibility).toHaveValue('teams');

  const teammate = await openPage({ person: eetu });
  await teammate.goto(`/profile/${aino.id}`);
  await expect(teammate.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
  for (const other of [await openPage({ person: olena }), await openPage()]) {
    expectConsole(other, /404/);
    await other.goto(`/profile/${aino.id}`);
    await expect(other.getByText('This piece doesn’t fit anywhere')).toBeVisible();
  }
});
