import type { Locator, Page } from '@playwright/test';
import { boardOf, waitForKeyListeners } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { expectChosen, select } from '#tests/e2e/support/selects.ts';
import { expectFocusVisible, pressOn, tabTo, typeInto } from '#tests/e2e/support/tab-to.ts';

const password = 'Correct4Horse';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name, exact: true });

/** The pixels between a card and the top of the column that scrolls it. */
const roomAbove = (card: Element) =>
  card.getBoundingClientRect().top - card.closest('ul')!.parentElement!.getBoundingClientRect().top;

test('registers, follows the emailed link and signs in', async ({ openPage, pieces }) => {
  const page = await openPage();
  const email = 'keys@journey.test';
  await page.goto('/');
  await expect(link(page, 'Join the Community')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(link(page, 'Join the Community'));
  await expect(heading(page, 'Sign up')).toBeFocused();
  await pressOn(button(page, 'Register'));
  const firstName = page.getByLabel('First Name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('First Name is required');
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Kerttu');
  await typeInto(page.getByLabel('Last Name'), 'Keys');
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await typeInto(page.getByLabel('Confirm Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await tabTo(button(page, 'Resend'));

  await page.goto(await pieces.linkFor(email));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(heading(page, 'Find Your Missing Piece')).toBeFocused();
});

test('creates a ticket, moves it with Space and arrows and with the move menu, edits each field of another and comments on it', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${project.id}`);
  const create = button(page, 'Create Ticket').first();
  await pressOn(create);
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await typeInto(dialog.getByLabel('Title'), 'Record the noon bell');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription(
    /Description is required/,
  );
  await page.keyboard.type('From the **east** pier.');
  await pressOn(button(dialog, 'Create Ticket'));
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();

  const { card, show } = boardOf(page);
  const ticket = card('Record the noon bell');
  const spoken = page.locator('[id^=DndLiveRegion]');
  await pressOn(ticket, 'Space');
  await expect(spoken).toHaveText('Picked up Record the noon bell from Backlog, position 1 of 1.');
  await waitForKeyListeners(page);
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText('Record the noon bell: In Progress, position 1 of 1.');
  await page.keyboard.press('Space');
  await show('In Progress', ['Record the noon bell']);
  await expect(ticket).toBeFocused();
  await pressOn(button(page, 'Move Record the noon bell to…'));
  const item = page.getByRole('menuitem', { name: 'Move to Done' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(item).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await show('Done', ['Record the noon bell']);
  await expect(
    page.getByText('Moved Record the noon bell to Done, position 1 of 1.'),
  ).toBeAttached();
  await expect(ticket).toBeFocused();
  await expectFocusVisible(page);
  // The column has room for the outline around its first card.
  expect(await ticket.evaluate(roomAbove)).toBeGreaterThanOrEqual(4);

  await aino.send('POST /projects/{projectId}/tickets', {
    params: { projectId: project.id },
    body: { title: 'Draw the map', description: 'With contours.' },
  });
  await expect(link(page, 'Draw the map')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await pressOn(link(page, 'Draw the map'));
  await expect(page).toHaveURL(/\/tickets\//);
  await pressOn(page.getByRole('button', { name: 'Edit title' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit title' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Draw the whole map');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Draw the whole map' })).toBeFocused();
  await expectFocusVisible(page);

  const description = page.getByRole('button', { name: 'Edit description' });
  await pressOn(description);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('With contours and names.');
  await pressOn(button(page, 'Save'));
  await expect(page.getByText('With contours and names.')).toBeVisible();
  await expect(description).toBeFocused();
  await expectFocusVisible(page);

  await typeInto(page.getByPlaceholder('Write a comment...'), 'Which names?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('article')).toContainText('Which names?');
  await expect(page.getByPlaceholder('Write a comment...')).toBeFocused();
  const edit = page.getByRole('button', { name: 'Edit comment' });
  await tabTo(edit, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await page.keyboard.type(' And in which language?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('article')).toContainText('in which language?');
  await expect(edit).toBeFocused();

  const priority = select(page, 'Priority');
  await tabTo(priority, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Medium' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectChosen(page, 'Priority', 'High');
  await expect(priority).toBeFocused();
  await pressOn(button(page, 'Back to Board'));
  await expect(heading(page, project.name)).toBeFocused();
});

test('edits a profile, follows another, changes settings and logs out', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ person: aino });
  const account = button(page, 'Your account');
  const chooseInMenu = async (name: string) => {
    await pressOn(account);
    const item = page.getByRole('menuitem', { name });
    await expect(item).toBeVisible();
    for (const entry of await page.getByRole('menuitem').all()) {
      await expect(entry).toBeFocused();
      if ((await entry.textContent()) === name) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(item).toBeFocused();
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await chooseInMenu('View Profile');
  await expect(heading(page, aino.name)).toBeFocused();
  await pressOn(button(page, 'Edit Profile'));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await typeInto(dialog.getByLabel('City'), 'Turku');
  await pressOn(button(dialog, 'Save Changes'));
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await pressOn(page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tech Stack' })).toBeFocused();
  await expectFocusVisible(page);
  await expect(button(page, 'Edit Tech Stack')).toBeVisible();

  await page.goto(`/profile/${eetu.id}`);
  await pressOn(button(page, 'Follow'));
  await expect(button(page, 'Unfollow')).toBeFocused();
  await expectFocusVisible(page);

  await tabTo(account, { key: 'Shift+Tab' });
  await chooseInMenu('Settings');
  await expect(heading(page, 'Settings')).toBeFocused();
  await typeInto(page.getByLabel('Contact Email'), '');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Contact Email')).toBeFocused();
  await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription(
    /Contact Email is required/,
  );
  await pressOn(link(page, 'Notifications'));
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  await expect(link(page, 'Notifications')).toBeFocused();

  await tabTo(account, { key: 'Shift+Tab' });
  await chooseInMenu('Logout');
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Sign in')).toBeFocused();
});

test('on a phone screen, the menu opens, closes and navigates with the keyboard', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await pressOn(button(page, 'Open menu'));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(link(menu, 'Forum'));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(link(menu, 'Forum'));
  await expect(heading(page, 'Forum')).toBeFocused();
});
