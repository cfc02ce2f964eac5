import type { Page } from '@playwright/test';
import { paths } from '#web/lib/paths.ts';
import { createAskingProject } from '#tests/factories/projects.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { pressOn } from '#tests/e2e/support/tab-to.ts';

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const join = 'POST /projects/{projectId}/members';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const openList = (page: Page, name: string) => page.goto(`/projects?searchQuery=${name}`);

test('a place on a card joins in its role, after asking', async ({ openPage, signUp }) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  const { id } = await createProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ person: eetu });
  await openList(page, name);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Join as Designer' }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Designer?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Join as Designer' })).toBeFocused();
  await expect(card.getByText('1 / 4 members')).toBeVisible();

  await card.getByRole('button', { name: 'Join as Designer' }).click();
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open Team Space' })).toBeFocused();
  await expect(card.getByRole('button', { name: /^Join/ })).toHaveCount(0);
  const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
  expect(body.members.map(({ role }) => role)).toEqual(['', 'Designer']);
});

test('by keyboard, places of one role are one stop, and Enter twice joins', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  await createProject(aino, { name, teamSize: 5, lookingFor: ['Sailor'] });
  const page = await openPage({ person: eetu });
  await openList(page, name);
  const card = cardOf(page, name);
  await expect(card.getByRole('button', { name: 'Join in an open place' })).toHaveCount(1);
  await pressOn(card.getByRole('button', { name: 'Join as Sailor' }));
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Sailor?` });
  await expect(dialog.getByRole('button', { name: 'Join team' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
});

test('on a phone, a place that someone else has just taken says so', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu, olena] = [await signUp('Aino'), await signUp('Eetu'), await signUp('Olena')];
  const name = unique();
  const { id, roles } = await createProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ ...phone, person: eetu });
  expectConsole(page, /409/);
  await openList(page, name);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Join as Sailor' }).tap();
  const params = { projectId: id };
  await olena.send(join, { params, body: { roleId: roles[0]!.id } });
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Sailor?` });
  await dialog.getByRole('button', { name: 'Join team' }).tap();
  const other = page.getByRole('dialog', { name: `Join ${name} in another role?` });
  await expect(other.getByRole('alert')).toHaveText('Someone has already taken the Sailor role.');
  await expect(other.getByLabel('Role')).toBeFocused();
  await expect(other.getByLabel('Role').getByRole('option')).toHaveText([
    'No particular role',
    'Designer',
  ]);
  await other.getByLabel('Role').selectOption('Designer');
  await other.getByRole('button', { name: 'Join team' }).tap();
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
  const { body } = await aino.send('GET /projects/{projectId}', { params });
  expect(body.members.map(({ role }) => role)).toEqual(['', 'Sailor', 'Designer']);
});

test('where people ask first, a place on a card asks in its role', async ({ openPage, signUp }) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  await createAskingProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ person: eetu });
  await openList(page, name);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Ask to join as Designer' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask to join ${name}` });
  await expect(dialog.getByLabel('Role').getByRole('option', { selected: true })).toHaveText(
    'Designer',
  );
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(card.getByRole('link', { name: /^Asked · they’ll answer by/ })).toBeFocused();
  // Nothing invites to ask again.
  await expect(card.getByRole('button', { name: /^Ask to join|^Join/ })).toHaveCount(0);
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('You’ve asked to join.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask|^Join/ })).toHaveCount(0);
});

test('a visitor who presses a place signs in and comes back to its role', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  await createProject(aino, { name, lookingFor: ['Sailor'] });
  const page = await openPage();
  await openList(page, name);
  await cardOf(page, name).getByRole('link', { name: 'Join as Sailor' }).click();
  await page.getByLabel('Email').fill(eetu.email);
  await page.getByLabel('Password', { exact: true }).fill(eetu.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Join as Sailor' }).last()).toBeFocused();
});

test('someone who joins without a role is offered the open ones and can choose one later', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  const { id } = await createProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ person: eetu });
  await openList(page, name);
  await cardOf(page, name).getByRole('button', { name: 'Join Project' }).click();
  await expect(page.getByText('Which role will you take?')).toBeVisible();
  await page.getByRole('button', { name: 'Designer', exact: true }).click();
  await expect(page.getByText('Your role is Designer')).toBeVisible();
  await expect(page.getByText('Which role will you take?')).toHaveCount(0);
  await expect(cardOf(page, name).getByRole('link', { name: 'Open Team Space' })).toBeFocused();
  const readRoles = async () => {
    const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
    return body.members.map(({ role }) => role);
  };
  expect(await readRoles()).toEqual(['', 'Designer']);

  await page.goto(paths.teamWorkspace(id));
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByLabel('Your role').selectOption('Sailor');
  await expect.poll(readRoles).toEqual(['', 'Sailor']);
});

test('a completed project shows who built it and what, and nothing to join', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = unique();
  const { id } = await createProject(aino, { name, lookingFor: ['Sailor'] });
  const params = { projectId: id };
  const summary = 'A map of every berth, in use since May.';
  await aino.send('POST /projects/{projectId}/completion', { params, body: { summary } });
  const page = await openPage({ person: eetu });
  await openList(page, name);
  const card = cardOf(page, name);
  await expect(card.getByText(summary)).toBeVisible();
  await expect(card.getByText('Built by')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('region', { name: 'What the team built' })).toContainText(summary);
});
