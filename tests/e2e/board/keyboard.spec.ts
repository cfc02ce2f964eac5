import type { Locator, Page } from '@playwright/test';
import { boardOf } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { expectFocusVisible, pressOn, tabTo, typeInto } from '#tests/e2e/support/tab-to.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name, exact: true });

/** The pixels between a card and the top of the column that scrolls it. */
const roomAbove = (card: Element) =>
  card.getBoundingClientRect().top - card.closest('ul')!.parentElement!.getBoundingClientRect().top;

test('a visitor skips to the content, signs up, and opens and closes the menu of a phone', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await expect(link(page, 'Join the Community')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(link(page, 'Join the Community'));
  await expect(heading(page, 'Sign up')).toBeFocused();

  await pressOn(button(page, 'Open menu'), 'Enter', { key: 'Shift+Tab' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(link(menu, 'Forum'));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(link(menu, 'Forum'));
  await expect(heading(page, 'Forum')).toBeFocused();
});

test('someone moves a ticket with its menu, and edits its title and description', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  await createTicket(aino, project.id, { title: 'Draw the map' });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${project.id}`);
  const create = button(page, 'Create Ticket').first();
  await pressOn(create);
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();

  const { card, show } = boardOf(page);
  const ticket = card('Draw the map');
  await tabTo(ticket);
  await pressOn(button(page, 'Move Draw the map to…'));
  const item = page.getByRole('menuitem', { name: 'Move to Done' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(item).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await show('Done', ['Draw the map']);
  await expect(ticket).toBeFocused();
  await expectFocusVisible(page);
  // The column has room for the outline around its first card.
  expect(await ticket.evaluate(roomAbove)).toBeGreaterThanOrEqual(4);

  await pressOn(link(page, 'Draw the map'));
  await pressOn(page.getByRole('button', { name: 'Edit title' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Draw the whole map');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Draw the whole map' })).toBeFocused();
  await expectFocusVisible(page);
  const description = page.getByRole('button', { name: 'Edit description' });
  await pressOn(description);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('With names.');
  await pressOn(button(page, 'Save'));
  await expect(page.getByText('With names.')).toBeVisible();
  await expect(description).toBeFocused();
  await expectFocusVisible(page);
});

test('someone edits their profile, opens a section of the settings and logs out', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
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

  await tabTo(account, { key: 'Shift+Tab' });
  await chooseInMenu('Settings');
  await expect(heading(page, 'Settings')).toBeFocused();
  await pressOn(link(page, 'Notifications'));
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  await expect(link(page, 'Notifications')).toBeFocused();

  await tabTo(account, { key: 'Shift+Tab' });
  await chooseInMenu('Logout');
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Sign in')).toBeFocused();
});
