import type { Page } from '@playwright/test';
import { drawPicture, givePhoto } from '#tests/factories/photos.ts';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';
import { createFullProject, fillInProfile } from './sample-content.ts';

async function showTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

test('no axe violations: an empty profile', async ({ openPage, signUp }) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  await openScreen(page, '/profile');
  await expectAccessible(page);
  await showTab(page, 'Achievements');
  await expectAccessible(page);
});

test('no axe violations: the profile of another person, and one that fails to load', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ ...stillPage, person: aino });
  expectConsole(page, /500/);
  await openScreen(page, `/profile/${eetu.id}`);
  await expectAccessible(page);
  await page.route('**/api/users/*/profile', (route) => route.fulfill({ status: 500 }));
  await page.goto(notRendered(`/profile/${eetu.id}`));
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a complete profile, its tabs and its dialogs', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  await createFullProject(person);
  await fillInProfile(person);
  const page = await openPage({ ...stillPage, person });
  await openScreen(page, '/profile');
  await expectAccessible(page);

  const editing = await openDialog(page, 'Edit Profile');
  await editing.getByLabel('First Name').fill('');
  await editing.getByLabel('GitHub URL').fill('no address');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing.getByText('First Name is required')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();

  const adding = await openDialog(page, 'Add Experience');
  await adding.getByRole('button', { name: /^Save/ }).click();
  await expect(adding.getByText('is required').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Trainee' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await showTab(page, 'Projects');
  await expectAccessible(page);
  await showTab(page, 'Activity');
  await expectAccessible(page);
  await showTab(page, 'Tech Stack');
  await page.getByRole('button', { name: 'Expert' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expectAccessible(page);
  const choosing = await openDialog(page, 'Edit Tech Stack');
  await choosing.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Technology is required')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a photo, and the dialog to crop one', async ({ openPage, signUp }) => {
  const person = await signUp();
  await givePhoto(person);
  const page = await openPage({ ...stillPage, person });
  await openScreen(page, '/profile');
  await expect(page.locator('main image')).toHaveCount(1);
  await page.getByRole('button', { name: 'Change photo' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expectAccessible(page);
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture() };
  await page.getByLabel('Choose a photo').setInputFiles(file);
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expectAccessible(page);
});
