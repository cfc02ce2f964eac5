import type { Page } from '@playwright/test';
import { boardOf, centerOf, dragWithMouse, dropWithMouse } from '#tests/e2e/support/board.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose } from '#tests/e2e/support/selects.ts';

const password = 'Correct4Horse';

async function register(page: Page, { firstName, email }: { firstName: string; email: string }) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the Community' }).click();
  await signUp(page, { firstName, email });
}

async function signUp(page: Page, { firstName, email }: { firstName: string; email: string }) {
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill('Journey');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByText(
      'Registration successful! Please check your email and click the confirmation link to activate your account.',
    ),
  ).toBeVisible();
}

test('two people register, join one project and move a ticket', async ({ openPage, pieces }) => {
  // Aino registers and confirms with the emailed link, which signs her in.
  const aino = await openPage();
  const email = 'aino@journey.test';
  await register(aino, { firstName: 'Aino', email });
  await expect(aino.getByLabel('Email')).toHaveValue(email);
  await aino.goto(await pieces.linkFor(email));
  await expect(aino).toHaveURL('/');
  await expect(aino.getByText('Email verified')).toBeVisible();

  // She creates a project in the wizard.
  await aino.getByRole('link', { name: 'Explore Projects' }).click();
  await aino.getByRole('link', { name: 'Create New Project' }).first().click();
  await aino.getByLabel('Project name').fill('Harbour bells');
  await aino.getByLabel('Project description').fill('Which bell rings when, and what it says.');
  await aino.getByRole('button', { name: 'Next' }).click();
  await aino.getByLabel('Tech stack').fill('Gleam');
  await aino.keyboard.press('Enter');
  await aino.getByRole('button', { name: 'Next' }).click();
  await aino.getByLabel('Looking for').fill('Sound engineer');
  await aino.keyboard.press('Enter');
  await aino.getByRole('button', { name: 'Create Project' }).click();
  await expect(aino.getByRole('heading', { name: 'Project Created Successfully!' })).toBeVisible();
  await expect(aino).toHaveURL('/');

  // Eetu finds it by technology as a visitor, signs up to join it, and is on the team.
  const eetu = await openPage({ viewport: { width: 390, height: 844 } });
  await eetu.goto('/projects');
  await eetu.getByPlaceholder('Search projects by name, technology, or description').fill('gleam');
  const card = eetu.getByRole('article', { name: 'Harbour bells' });
  await expect(eetu.getByRole('article')).toHaveCount(1);
  await expect(card.getByText('1 / 4 members')).toBeVisible();
  await card.getByRole('link', { name: 'Join Project' }).click();
  await expect(eetu.getByText('to join Harbour bells')).toBeVisible();
  await signUp(eetu, { firstName: 'Eetu', email: 'eetu@journey.test' });
  await eetu.goto(await pieces.linkFor('eetu@journey.test'));
  await expect(eetu).toHaveURL(/\/team-workspace\/\d+$/);
  await expect(eetu.getByText('You’ve joined Harbour bells')).toBeVisible();

  // He creates a ticket for her in the team space.
  await expect(eetu.getByRole('heading', { name: 'Harbour bells' })).toBeVisible();
  await eetu.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = eetu.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Record the noon bell');
  await dialog.getByLabel('Description').fill('From the **east** pier.');
  await choose(dialog, { name: 'Assignee', option: 'Aino Journey' });
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await boardOf(eetu).show('Backlog', ['Record the noon bell']);

  // She drags it, opens it and edits it.
  await aino.getByRole('button', { name: 'Your account' }).click();
  await aino.getByRole('menuitem', { name: 'View Profile' }).click();
  await aino.getByRole('tab', { name: /Projects/ }).click();
  await aino.getByRole('link', { name: 'Open Team Space' }).click();
  const board = boardOf(aino);
  await board.show('Backlog', ['Record the noon bell']);
  await dragWithMouse(
    aino,
    board.card('Record the noon bell'),
    await centerOf(board.column('In Progress')),
  );
  await dropWithMouse(aino);
  await board.show('In Progress', ['Record the noon bell']);
  await aino.getByRole('link', { name: 'Record the noon bell' }).click();
  await expect(aino.locator('strong')).toHaveText('east');
  await aino.getByRole('button', { name: 'Record the noon bell' }).click();
  await aino.getByRole('textbox', { name: 'Title' }).fill('Record both bells');
  await aino.keyboard.press('Enter');
  await expect(aino.getByRole('heading', { name: 'Record both bells' })).toBeVisible();

  // He sees the result.
  await eetu.reload();
  await boardOf(eetu).show('In Progress', ['Record both bells']);
});
