import type { Locator } from '@playwright/test';
import { boardOf, getServerColumns, openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import { holdThenFail, notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectChosen, expectOptions, select } from '#tests/e2e/support/selects.ts';

test('sends a non-member home and asks a visitor to sign in', async ({
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
    ['/team-workspace/999999', 'We couldn’t find this team space'],
    ['/team-workspace/nonsense', 'We couldn’t find this team space'],
  ] as const) {
    await nonMember.goto('/projects');
    await nonMember.goto(path);
    await expect(nonMember).toHaveURL('/');
    await expect(toastsOn(nonMember)).toContainText(why);
  }
  const visitor = await openPage();
  await visitor.goto(`/team-workspace/${project.id}`);
  await expect(visitor).toHaveURL(
    `/login?next=${encodeURIComponent(`/team-workspace/${project.id}`)}`,
  );
  await visitor.getByLabel('Email').fill(aino.email);
  await visitor.getByLabel('Password', { exact: true }).fill(aino.password);
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor).toHaveURL(`/team-workspace/${project.id}`);
  await expect(visitor.getByRole('heading', { name: project.name })).toBeVisible();
});

test('shows the header and four tabs, two of them not implemented yet', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino, { status: 'In Progress' });
  const page = await openPage({ person: aino });
  await openBoard(page, project.id);
  await expect(page).toHaveTitle(`${project.name} · Pieces`);
  await expect(page.getByText(project.description)).toBeVisible();
  await expect(page.locator('main header').getByText('In Progress')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Team of 4: Aino/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Pieceboard',
    'Discussions',
    'Documentation',
    'Code',
  ]);
  await page.getByRole('tab', { name: 'Documentation' }).click();
  await expect(
    page.getByText('Documentation section will be implemented in the next phase.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByText('No repository connected yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('discussions say they are samples', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const page = await openPage({ person: aino });
  await openBoard(page, project.id);
  await page.getByRole('tab', { name: 'Discussions' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await page.getByRole('button', { name: 'New Discussion' }).click();
  await expect(toastsOn(page).getByText('This is sample content')).toBeVisible();
});

test('the board shows loading, errors and counts', async ({ openPage, signUp, expectConsole }) => {
  const aino = await signUp();
  const project = await createProject(aino);
  await createTicket(aino, project.id, { title: 'One', priority: 'High', type: 'Bug' });
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  const { letFail, stopFailing } = await holdThenFail(page, '**/api/projects/*/tickets?*');
  await page.goto(notRendered(`/team-workspace/${project.id}`));
  await expect(page.getByText('Loading...')).toBeVisible();
  letFail();
  await expect(page.getByText('Error: Failed to fetch tickets')).toBeVisible();
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  const { column, card } = boardOf(page);
  await expect(column('Backlog').getByRole('heading')).toHaveText('Backlog1');
  await expect(column('Done').getByRole('heading')).toHaveText('Done0');
  await expect(card('One')).toContainText('High');
  await expect(card('One')).toContainText('Bug');
  await expect(card('One')).toContainText('Unassigned?');
  await expect(card('One').getByTitle('Unassigned')).toBeVisible();
});

test('a card shows its priority, in words if it is high, and how many comments it has', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  await createTicket(aino, project.id, { title: 'Low one', priority: 'Low' });
  const ticket = await createTicket(aino, project.id, { title: 'High one', priority: 'High' });
  const page = await openPage({ person: aino });
  const { card } = await openBoard(page, project.id);
  const widthOf = async (priority: string) =>
    (await page.getByTitle(`Priority: ${priority}`).boundingBox())?.width ?? 0;
  await expect(card('Low one').getByTitle('Priority: Low')).toHaveText('Priority: Low');
  await expect(card('High one').getByTitle('Priority: High')).toHaveText('Priority: High');
  expect(await widthOf('Low')).toBeLessThan(24);
  expect(await widthOf('High')).toBeGreaterThan(40);
  await expect(card('High one').getByText('comment')).toHaveCount(0);
  const params = { projectId: project.id, ticketId: ticket.id };
  const path = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  await aino.send(path, { params, body: { text: 'First' } });
  await expect(card('High one').getByTitle('1 comment')).toBeVisible();
  await aino.send(path, { params, body: { text: 'Second' } });
  await expect(card('High one').getByTitle('2 comments')).toBeVisible();
});

test('on a phone, the columns begin in the first third of the screen, and the description opens', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const description =
    'A map of quiet walks near the city, drawn by the people who walk there. '.repeat(4);
  const project = await createProject(aino, { description: description.trim(), teamSize: 6 });
  // As wide a team as there is, and a lead, who also has a link to the settings.
  for (const name of ['Eetu', 'Linnéa', 'Olena', 'Ida']) {
    const member = await signUp(name);
    const params = { projectId: project.id };
    await member.send('POST /projects/{projectId}/members', { params });
  }
  const page = await openPage({
    person: aino,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { column } = await openBoard(page, project.id);
  await expect(page.getByRole('link', { name: 'Project settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Team' })).toBeVisible();
  // The tabs fade out where there is more to scroll to.
  const fades = (tabs: Element) =>
    ['--fade-start', '--fade-end'].map((fade) => getComputedStyle(tabs).getPropertyValue(fade));
  const tabs = page.getByRole('tablist');
  await expect.poll(() => tabs.evaluate(fades)).toEqual(['0px', '40px']);
  await tabs.evaluate((list) => list.scrollTo(list.scrollWidth, 0));
  await expect.poll(() => tabs.evaluate(fades)).toEqual(['40px', '0px']);
  const topOf = async () => (await column('Backlog').boundingBox())?.y ?? 0;
  expect(await topOf()).toBeLessThan(844 / 3);
  const more = page.getByRole('button', { name: 'More about this project' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.tap();
  await expect(page.getByRole('button', { name: 'Less about this project' })).toBeVisible();
  expect(await topOf()).toBeGreaterThan(844 / 3);
  await page.getByRole('button', { name: 'Create Ticket' }).tap();
  await expect(page.getByRole('dialog', { name: 'Create Ticket' })).toBeVisible();
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
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage({ person: aino, viewport });
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
    await page.context().close();
  }
});

test('create ticket: requires title and description; other fields have defaults', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const page = await openPage({ person: aino });
  const { card, show } = await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await expectChosen(dialog, 'Status', 'Backlog');
  await expectChosen(dialog, 'Priority', 'Medium');
  await expectChosen(dialog, 'Type (optional)', 'Select Type');
  await expectChosen(dialog, 'Assignee', 'Unassigned');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();

  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('With contours.');
  await select(dialog, 'Status').click();
  await page.keyboard.press('Escape');
  await expect(select(dialog, 'Status')).toBeFocused();
  await select(dialog, 'Status').click();
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect(select(dialog, 'Status')).toBeFocused();
  await expectChosen(dialog, 'Status', 'In Progress');
  await expectOptions(dialog, 'Type (optional)', [
    'Select Type',
    'Bug',
    'Feature',
    'Task',
    'Documentation',
    'Improvement',
    'Other',
    'Story',
    'Epic',
    'Subtask',
  ]);
  await choose(dialog, { name: 'Type (optional)', option: 'Story' });
  await choose(dialog, { name: 'Assignee', option: aino.name });
  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/tickets'),
  );
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  expect((await request).postDataJSON()).toEqual({
    title: 'Draw the map',
    description: 'With contours.',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Story',
    assigneeId: aino.id,
    projectId: project.id,
  });
  await expect(dialog).toHaveCount(0);
  await show('In Progress', ['Draw the map']);
  await expect(card('Draw the map')).toContainText('Story');
  await expect(card('Draw the map')).toContainText('A');
});

test('create ticket: a failure keeps the dialog open with the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const page = await openPage({ person: aino });
  expectConsole(page, /500|Failed to create ticket/);
  const { show } = await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('With contours.');
  await page.route('**/api/projects/*/tickets', (route) => route.fulfill({ status: 500 }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to create ticket'),
  );
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByText('Failed to create ticket')).toBeVisible();
  await logged;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.unroute('**/api/projects/*/tickets');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Draw the map');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await show('Backlog', ['Draw the map']);
});

test('a member leaves; the creator removes another', async ({ openPage, signUp }) => {
  const [aino, eetu, sofia] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Sofia')]);
  const project = await createProject(aino);
  const params = { projectId: project.id };
  for (const person of [eetu, sofia])
    await person.send('POST /projects/{projectId}/members', { params });
  await createTicket(aino, project.id, { title: 'One', assigneeId: eetu.id });

  const page = await openPage({ person: eetu });
  await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Team' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Leave team' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave this team?' });
  await leaving.getByRole('button', { name: 'Leave team' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(toastsOn(page).getByText('You left the team')).toBeVisible();

  const creator = await openPage({ person: aino });
  const { card } = await openBoard(creator, project.id);
  await expect(card('One')).toContainText('Unassigned');
  await creator.getByRole('button', { name: 'Team' }).click();
  await creator.getByRole('button', { name: `More actions for ${sofia.name}` }).click();
  await creator.getByRole('menuitem', { name: 'Remove from team' }).click();
  const dialog = creator.getByRole('dialog', { name: `Remove ${sofia.name}?` });
  await expect(dialog).toContainText(
    'For 90 days, they can only come back if a lead invites them.',
  );
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  const note = dialog.getByLabel('What you’d like to tell them');
  await expect(note).toBeFocused();
  await expect(dialog.getByText('Write a sentence that tells them why.')).toBeVisible();
  await note.fill('We need someone who has more time.');
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  await expect(creator.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expect(creator.getByRole('dialog').getByRole('link', { name: aino.name })).toBeFocused();

  const removed = await openPage({ person: sofia });
  const sentence =
    /You were removed from this team\. You can join again from .+, or earlier by invitation\./;
  await removed.goto(`/projects/${project.id}`);
  await expect(removed.getByText(sentence)).toBeVisible();
  await expect(removed.getByRole('button', { name: /^Join/ })).toHaveCount(0);
  await removed.goto(`/projects?searchQuery=${encodeURIComponent(project.name)}`);
  await expect(removed.locator(`#project-${project.id}`).getByText(sentence)).toBeVisible();
});

test('another person signing in over an ended session does not send the first one’s input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]|Failed to create ticket/);
  await openBoard(page, project.id);
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/tickets'))
      creations.push(request.url());
  });
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Words of Aino');
  await dialog.getByLabel('Description').fill('Never in the name of Eetu.');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  const refused = creations.length;
  await ended.getByLabel('Email').fill(eetu.email);
  await ended.getByLabel('Password', { exact: true }).fill(eetu.password);
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText(eetu.name)).toBeVisible();
  expect(creations).toHaveLength(refused);
  expect((await getServerColumns(aino, project.id)).Backlog).toEqual([]);
});

test('session ends while typing: signing in over the page keeps the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]/);
  const { show } = await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('With contours.');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Email').fill(aino.email);
  await ended.getByLabel('Password', { exact: true }).fill(aino.password);
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(ended).toHaveCount(0);
  await show('Backlog', ['Draw the map']);
});
