import { boardOf, openBoard, toastButton, waitForKeyListeners } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

test('filters the board by text, assignee, priority and type, and keeps the filters in the URL', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const eetu = await signUp('Eetu');
  const { id } = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: id } });
  const make = (title: string, fields: Parameters<typeof createTicket>[2]) =>
    createTicket(aino, id, { title, ...fields });
  await make('Draw the map', { assigneeId: aino.id, priority: 'High', type: 'Task' });
  await make('Print the map', { assigneeId: eetu.id, priority: 'Low', type: 'Bug' });
  await make('Fold it', { status: 'Done', priority: 'High' });

  const page = await openPage({ person: aino });
  const { column, show } = await openBoard(page, id);
  const count = (status: 'Backlog' | 'Done') =>
    column(status).getByRole('heading', { name: status });
  await expect(count('Backlog')).toHaveText('Backlog2');
  const toggle = page.getByRole('button', { name: 'Filter', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.getByPlaceholder('Filter by title or number').fill('map');
  await show('Done', []);
  await expect(count('Backlog')).toHaveText('Backlog2');
  await expect(count('Done')).toHaveText('Done0 of 1');
  await expect(column('Done').getByText('No tickets match the filter.')).toBeVisible();
  await page.getByLabel('Assignee').selectOption('Only mine');
  await show('Backlog', ['Draw the map']);
  await expect(count('Backlog')).toHaveText('Backlog1 of 2');
  await expect(page).toHaveURL(/q=map&assignee=me/);

  await page.reload();
  await show('Backlog', ['Draw the map']);
  await page.getByLabel('Assignee').selectOption(eetu.name);
  await show('Backlog', ['Print the map']);
  await page.getByLabel('Type').selectOption('Task');
  await show('Backlog', []);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/team-workspace/${id}`);
  await show('Backlog', ['Draw the map', 'Print the map']);
  await page.getByLabel('Priority').selectOption('High');
  await show('Backlog', ['Draw the map']);
  await show('Done', ['Fold it']);
  await page.getByLabel('Assignee').selectOption('Unassigned');
  await show('Backlog', []);
  await show('Done', ['Fold it']);
});

test('a ticket dropped on a filtered board goes right after the visible ticket above it', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  for (const title of ['Map one', 'Hidden', 'Map two', 'Also hidden', 'Map three'])
    await createTicket(aino, id, { title });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${id}?q=map`);
  const { card, show } = boardOf(page);
  await show('Backlog', ['Map one', 'Map two', 'Map three']);
  await card('Map three').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await waitForKeyListeners(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Backlog, position 2 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await show('Backlog', ['Map one', 'Map three', 'Map two']);
  await page.goto(`/team-workspace/${id}`);
  await show('Backlog', ['Map one', 'Map three', 'Hidden', 'Map two', 'Also hidden']);
});

test('by keyboard: / focuses the filter and Z undoes a move', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  for (const title of ['Map one', 'Other', 'Map two']) await createTicket(aino, id, { title });
  const page = await openPage({ person: aino });
  const { card, show } = await openBoard(page, id);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Filter by title or number')).toBeFocused();
  await page.keyboard.type('map /z');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await show('Backlog', ['Map one', 'Map two']);
  await card('Map two').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await waitForKeyListeners(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/In Progress, position 1 of 1/)).toBeAttached();
  await page.keyboard.press('Space');
  await show('In Progress', ['Map two']);
  await expect(page.getByText('Moved “Map two” to In Progress').first()).toBeAttached();
  await page.keyboard.press('z');
  await show('Backlog', ['Map one', 'Map two']);
  await expect(card('Map two')).toBeFocused();
  await page.keyboard.press('z');
  await show('Backlog', ['Map one', 'Map two']);
});

for (const keys of ['Control+z', 'Meta+z'])
  test(`${keys} undoes a move, but not while typing, even with single keys turned off`, async ({
    openPage,
    signUp,
  }) => {
    const aino = await signUp();
    const { id } = await createProject(aino);
    await createTicket(aino, id, { title: 'Map one' });
    const page = await openPage({ person: aino });
    await page.addInitScript(() => localStorage.setItem('pieces-shortcuts', 'off'));
    const { card, show } = await openBoard(page, id);
    await card('Map one').focus();
    await page.getByRole('button', { name: 'Move Map one to…' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to Done' }).press('Enter');
    await show('Done', ['Map one']);
    await expect(page.getByText('Moved “Map one” to Done').first()).toBeAttached();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const field = page.getByPlaceholder('Filter by title or number');
    await field.fill('Map');
    await field.press(keys);
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Filter', exact: true }).focus();
    await show('Done', ['Map one']);
    await page.keyboard.press(keys);
    await show('Backlog', ['Map one']);
    await show('Done', []);
  });

test('by touch on a phone: opens the filter, filters, and undoes a move', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  for (const title of ['Map one', 'Other']) await createTicket(aino, id, { title });
  const page = await openPage({
    person: aino,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { show } = await openBoard(page, id);
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await page.getByPlaceholder('Filter by title or number').fill('map');
  await show('Backlog', ['Map one']);
  await page.getByRole('button', { name: 'Move Map one to…' }).tap();
  await page.getByRole('menuitem', { name: 'Move to Done' }).tap();
  await show('Done', ['Map one']);
  await toastButton(page, 'Undo').tap();
  await show('Backlog', ['Map one']);
  await show('Done', []);
});
