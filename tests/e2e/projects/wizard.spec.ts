import type { Page } from '@playwright/test';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillBasics(page: Page, name = 'Harbour bells') {
  await page.getByLabel('Project name').fill(name);
  await page.getByLabel('Project description').fill('Which bell rings when, and what it says.');
}

async function addTag(page: Page, label: string, tag: string) {
  await page.getByRole('combobox', { name: label }).fill(tag);
  await page.keyboard.press('Enter');
}

test('a visitor signs in, creates a project, for which any file sets the stock image, and goes home after 4 s', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const name = unique();
  const page = await openPage();
  await page.clock.install();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Create New Project' }).first().click();
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/project-submission');
  await expect(page.getByRole('tab')).toHaveText([
    /Basic Information/,
    /Technical Details/,
    /Team Requirements/,
  ]);
  await fillBasics(page, name);
  await next(page);
  await addTag(page, 'Tech stack', 'Rust');
  await page
    .getByLabel('Project image')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: Buffer.from('any') });
  await next(page);
  await addTag(page, 'Looking for', 'Designer');
  const letGo = await holdBack(page, '**/api/projects');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  // Otherwise real time would count, too.
  await page.clock.pauseAt(Date.now() + 60_000);
  letGo();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  await expect(
    page.getByText('Let the adventure begin! Redirecting to home page...'),
  ).toBeVisible();
  await page.clock.runFor(3900);
  await expect(page).toHaveURL('/project-submission');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  // A page that is still loading sometimes waits for a timer.
  await page.clock.resume();
  await page.goto('/project-submission');
  await expect(page.getByLabel('Project name')).toHaveValue('');
  const { body } = await aino.send('GET /projects/user');
  expect(body[0]).toMatchObject({ name, image: '/images/project.svg' });
  await page.goto('/profile?tab=projects');
  await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute(
    'src',
    '/images/project.svg',
  );
});
