import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Locator } from '@playwright/test';
import { getServerColumns, openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

test('sends a non-member home and asks a visitor to sign in; the creator removes a member', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  const nonMember = await openPage({ person: eetu });
  expectConsole(nonMember, /404/);
  for (const [path, why] of [
    [`/team-workspace/${project.id}`, 'This team space is for members only'],
    ['/team-workspace/nonsense', 'We couldn’t find this team space'],
  ] as const) {
    await nonMember.goto(path);
    await expect(nonMember).toHaveURL('/');
    await expect(toastsOn(nonMember)).toContainText(why);
  }
  const page = await openPage(stillPage);
  await page.goto(`/team-workspace/${project.id}`);
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent(`/team-workspace/${project.id}`)}`,
  );
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  await expect(page.getByRole('heading', { name: project.name })).toBeVisible();

  // The creator removes a member, who has just appeared.
  const sofia = await signUp('Sofia');
  await sofia.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await page.getByRole('button', { name: 'Team' }).click();
  await page.getByRole('button', { name: `More actions for ${sofia.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from team' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${sofia.name}?` });
  await expect(dialog).toContainText(
    'For 90 days, they can only come back if a lead invites them.',
  );
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  const note = dialog.getByLabel('What you’d like to tell them');
  await expect(note).toBeFocused();
  await expect(dialog.getByText('Write a sentence that tells them why.')).toBeVisible();
  await expectAccessible(page);
  await note.fill('We need someone who has more time.');
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('link', { name: aino.name })).toBeFocused();
});

test('a toast covers no card, on a phone nothing at the top, and no button of a dialog opened after it', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  for (const status of ['Backlog', 'In Progress', 'Done'] as const)
    for (let count = 1; count <= 8; count += 1)
      await createTicket(aino, project.id, { title: `${status} ${count}`, status });
  const page = await openPage({ person: aino });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const { card } = await openBoard(page, project.id);
    const toast = toastsOn(page).getByRole('dialog', { includeHidden: true });
    const covers = async (buttons: Locator) => {
      const box = (await toast.boundingBox())!;
      const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
      return boxes.some(
        (other) =>
          other &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
    };
    await card('Backlog 1').focus();
    await page.getByRole('button', { name: 'Move Backlog 1 to…' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
    await expect(toast).toBeVisible();
    const header = page
      .getByRole('banner')
      .locator('a, button')
      .or(page.getByLabel('Back to projects'));
    const cards = page.locator('[data-ticket]').getByRole('link');
    expect(await covers(viewport.width < 640 ? header : cards)).toBe(false);
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.poll(() => covers(dialog.getByRole('button'))).toBe(false);
    if (viewport.width === 1280) await expect.poll(() => covers(dialog)).toBe(false);
  }
});

test('when a session ends while typing, signing in over the page keeps the input, but not for another person', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  const page = await openPage({ ...stillPage, person: aino });
  expectConsole(page, /40[13]|Failed to create ticket/);
  const { show } = await openBoard(page, project.id);
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/tickets'))
      creations.push(request.url());
  });
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const createTooLate = async (title: string) => {
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('With contours.');
    await page.context().clearCookies({ name: 'pieces_session' });
    await dialog.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(ended).toBeVisible();
  };
  const signInAs = async (person: Account) => {
    await ended.getByLabel('Email').fill(person.email);
    await ended.getByLabel('Password', { exact: true }).fill(person.password);
    await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await createTooLate('Draw the map');
  await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(ended.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
  await signInAs(aino);
  await expect(ended).toHaveCount(0);
  await show('Backlog', ['Draw the map']);
  await expect(dialog).toHaveCount(0);

  await createTooLate('Never in the name of Eetu');
  const refused = creations.length;
  await signInAs(eetu);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText(eetu.name)).toBeVisible();
  expect(creations).toHaveLength(refused);
  expect((await getServerColumns(aino, project.id)).Backlog).toEqual(['Draw the map']);
});
