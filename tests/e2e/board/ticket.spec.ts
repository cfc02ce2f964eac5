import type { Route } from '@playwright/test';
import { ticketTypes } from '#contract/values/vocabulary.ts';
import { goTo } from '#tests/e2e/accessibility/axe.ts';
import { boardOf, toastsOn } from '#tests/e2e/support/board.ts';
import { holdThenFail } from '#tests/e2e/support/failing-requests.ts';
import { delayEffects } from '#tests/e2e/support/late-effects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { expectChosen, expectOptions, select } from '#tests/e2e/support/selects.ts';
import { askToDelete, findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

test('title: Escape or losing focus cancels, Enter saves, and an empty title can be saved', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Old title' });
  await expect(page).toHaveTitle(/^Old title · #\d+ · Pieces$/);
  const field = page.getByRole('textbox', { name: 'Title' });
  for (const cancel of [() => page.keyboard.press('Escape'), () => page.keyboard.press('Tab')]) {
    await page.getByRole('button', { name: 'Old title' }).click();
    await field.fill('Discarded');
    await cancel();
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Old title' })).toBeVisible();
  }
  // The text from before losing focus is offered, but the field opens with the saved title.
  const offer = page.getByText('You have an unsaved title: “Discarded”.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Old title' }).click();
  await expect(field).toHaveValue('Old title');
  await page.keyboard.press('Escape');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(field).toHaveValue('Discarded');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: 'Old title' }).click();
  await field.fill('New title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New title' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'New title' })).toBeVisible();
  expect(await findOnServer(aino, ticket)).toMatchObject({ title: 'New title', version: 2 });

  await page.getByRole('button', { name: 'New title' }).click();
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: `Untitled ticket ${ticket.number}` }),
  ).toBeVisible();
  expect(await findOnServer(aino, ticket)).toMatchObject({ title: '', version: 3 });
});

test('after saving, the focus returns to the title on a slow machine, too', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await page.addInitScript(delayEffects);
  await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('button', { name: 'Old title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('New title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New title' })).toBeFocused();
});

test('priority, type and status offer their options; the breadcrumb links to the board, where the ticket has moved', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Draw the map' });

  await test.step('priority: leaving the dropdown changes nothing', async () => {
    await select(page, 'Priority').click();
    await page.keyboard.press('Escape');
    await expectChosen(page, 'Priority', 'Medium');
    await select(page, 'Priority').click();
    await expectOptions(page, 'Priority', ['High', 'Medium', 'Low']);
    await page.getByRole('option', { name: 'High' }).click();
    await expectChosen(page, 'Priority', 'High');
    await expect(select(page, 'Priority').locator('button')).toHaveText('High');
    expect(await findOnServer(aino, ticket)).toMatchObject({ priority: 'High', version: 2 });
  });

  await test.step('type: can be none', async () => {
    const type = select(page, 'Type');
    await expectChosen(page, 'Type', 'No type');
    await type.click();
    await expectOptions(page, 'Type', ['No type', ...ticketTypes]);
    await page.getByRole('option', { name: 'Story' }).click();
    await expectChosen(page, 'Type', 'Story');
    expect(await findOnServer(aino, ticket)).toMatchObject({ type: 'Story' });
    await type.click();
    await page.getByRole('option', { name: 'No type' }).click();
    await expectChosen(page, 'Type', 'No type');
    expect(await findOnServer(aino, ticket)).toMatchObject({ type: '', version: 4 });
  });

  await test.step('status: moves the ticket', async () => {
    const status = select(page, 'Status');
    await expectChosen(page, 'Status', 'Backlog');
    await status.click();
    await expectOptions(page, 'Status', ['Backlog', 'In Progress', 'Done']);
    await page.getByRole('option', { name: 'Done' }).click();
    await expectChosen(page, 'Status', 'Done');
    await expect(status).toBeFocused();
    expect(await findOnServer(aino, ticket)).toMatchObject({ status: 'Done', version: 5 });
    await page.getByRole('heading', { name: 'History' }).click();
    await expect(page.getByText('moved this to Done')).toBeVisible();
  });

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Trail Finder/', `#${ticket.number}`]);
  await breadcrumb.getByRole('link', { name: 'Trail Finder' }).click();
  await expect(page).toHaveURL(`/team-workspace/${ticket.projectId}`);
  await boardOf(page).show('Done', ['Draw the map']);
});

test('assignee: offers "Unassigned" and the members', async ({ openPage, signUp }) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino });
  await eetu.send('POST /projects/{projectId}/members', {
    params: { projectId: ticket.projectId },
  });
  await page.reload();
  const assignee = select(page, 'Assignee');
  await expectChosen(page, 'Assignee', 'Unassigned');
  await assignee.click();
  await expectOptions(page, 'Assignee', ['Unassigned', aino.name, eetu.name]);
  await page.getByRole('option', { name: eetu.name }).click();
  await expectChosen(page, 'Assignee', eetu.name);
  expect(await findOnServer(aino, ticket)).toMatchObject({ assigneeId: eetu.id });
  await assignee.click();
  await page.getByRole('option', { name: 'Unassigned' }).click();
  await expectChosen(page, 'Assignee', 'Unassigned');
  expect(await findOnServer(aino, ticket)).toMatchObject({ assigneeId: null });
});

const markdown = `# Plan

A **bold** word, [a link](https://example.org), [a bad one](javascript:alert(1)) and [a mail](mailto:a@b.test).

\`\`\`
const map = draw();
\`\`\`

| walk | km |
| --- | --- |
| Nuuksio | 7 |

<script>window.hacked = true</script><img src=x onerror="window.hacked = true">
![elsewhere](https://example.org/a.png) ![odd](data:image/png;base64,AAAA)`;

test('description: renders Markdown safely; Edit, Cancel and Save', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, description: markdown });
  await expect(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(page.locator('pre code')).toHaveText('const map = draw();\n');
  await expect(page.getByRole('cell', { name: 'Nuuksio' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'a link' })).toHaveAttribute(
    'href',
    'https://example.org',
  );
  await expect(page.getByRole('link', { name: 'a mail' })).toHaveAttribute(
    'href',
    'mailto:a@b.test',
  );
  await expect(page.getByText('a bad one')).toBeVisible();
  await expect(page.locator('.prose a', { hasText: 'a bad one' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'elsewhere' })).toHaveAttribute(
    'href',
    'https://example.org/a.png',
  );
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByPlaceholder('Enter description...');
  await expect(field).toBeFocused();
  await field.fill('Discarded');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await field.fill('After **all**');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Plan' })).toHaveCount(0);
  await expect(page.locator('strong')).toHaveText('all');
  expect(await findOnServer(aino, ticket)).toMatchObject({ description: 'After **all**' });
});

test('a save that fails is shown and logged, and keeps the field open with the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /500|409|Failed to update/);
  const ticket = await openTicket(page, {
    person: aino,
    title: 'Old title',
    description: 'Before',
  });
  const isLogged = (text: string) =>
    page.waitForEvent('console', (message) => message.text().startsWith(text));
  const fail = (route: Route) => route.fulfill({ status: 500 });
  await page.route('**/api/projects/*/tickets/*', fail);

  await page.getByRole('button', { name: 'Old title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('New title');
  const titleIsLogged = isLogged('Failed to update title');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to update title')).toBeVisible();
  await titleIsLogged;
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('New title');

  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('After');
  const descriptionIsLogged = isLogged('Failed to update description');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update description')).toBeVisible();
  await descriptionIsLogged;
  await expect(page.getByPlaceholder('Enter description...')).toHaveValue('After');

  await page.unroute('**/api/projects/*/tickets/*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'New title' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => findOnServer(aino, ticket))
    .toMatchObject({ title: 'New title', description: 'After' });

  await page.route('**/api/projects/*/tickets/*', fail);
  for (const { field, option } of [
    { field: 'priority', option: 'High' },
    { field: 'assignee', option: /Aino/ },
    { field: 'status', option: 'Done' },
    { field: 'type', option: 'Bug' },
  ])
    await test.step(field, async () => {
      const fieldIsLogged = isLogged(`Failed to update ${field}`);
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option }).click();
      await expect(page.getByText(`Failed to update ${field}.`)).toBeVisible();
      await fieldIsLogged;
    });
});

test('deleting asks for confirmation', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Superfluous' });
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions for this ticket' })).toBeFocused();
  expect(await findOnServer(aino, ticket)).toBeDefined();
  await askToDelete(page);
  // The live event may arrive before the response.
  await page.route('**/api/projects/*/tickets/*', async (route) => {
    const response = await route.fetch();
    await expect(page.getByRole('heading', { name: '“Superfluous” was deleted' })).toBeVisible();
    await route.fulfill({ response });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete ticket' }).click();
  await expect(toastsOn(page).getByText('Deleted “Superfluous”')).toBeVisible();
  await expect(page).toHaveURL(`/team-workspace/${ticket.projectId}`);
  expect(await findOnServer(aino, ticket)).toBeUndefined();
});

test('Back to Board goes back in history or opens the board; an unknown ticket shows its id, the number of tickets and a way back', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Draw the map' });
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(page).toHaveURL(`/team-workspace/${ticket.projectId}`);
  await page.getByRole('link', { name: 'Draw the map' }).click();
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(page).toHaveURL(`/team-workspace/${ticket.projectId}`);

  await page.goto(`/tickets/${ticket.projectId}/999999`);
  await expect(page.getByText('Ticket not found')).toBeVisible();
  await expect(page.getByText('Ticket ID: 999999')).toBeVisible();
  await expect(page.getByText('Available tickets: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`/team-workspace/${ticket.projectId}`);
  await page.getByRole('link', { name: 'Draw the map' }).click();
  await expect(page.getByRole('heading', { name: 'Draw the map' })).toBeVisible();
  await goTo(page, `/tickets/${ticket.projectId}/999999`);
  await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
});

test('shows loading, then the error if tickets cannot be loaded', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  const { letFail, stopFailing } = await holdThenFail(page, '**/api/projects/*/tickets?*');
  const ticket = await openTicket(page, { person: aino });
  await expect(page.getByText('Loading ticket...')).toBeVisible();
  letFail();
  await expect(page.getByText('Failed to fetch tickets')).toBeVisible();
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: ticket.title })).toBeVisible();
});

test('shows next to the assignee that members could not be loaded, and can retry', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  // The message and its button have the least room here.
  const page = await openPage({ person: aino, viewport: { width: 390, height: 800 } });
  expectConsole(page, /500/);
  await page.route('**/members', (route) => route.fulfill({ status: 500 }));
  await openTicket(page, { person: aino });
  await expect(page.getByText('Failed to fetch project members')).toBeVisible();
  await page.unroute('**/members');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch project members')).toHaveCount(0);
  await expectOptions(page, 'Assignee', ['Unassigned', aino.name]);
});
