import { devices, type Page } from '@playwright/test';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

const ask = (page: Page) => page.getByRole('dialog', { name: 'Ask to join Trail Finder' });

test('a project’s leads answer first: someone asks, a lead accepts, and the board welcomes them', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino, { lookingFor: ['Designer', 'Tester'] });
  await createTicket(aino, id, { title: 'Choose the colors' });
  await juno.send('PUT /users/team-preferences', { body: { disciplines: ['Design'] } });
  const other = await createAskingProject(aino, { name: 'Other Team' });
  await askToJoin(juno, other.id);

  const page = await openPage({ person: juno });
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Ask to join as Tester' }).first().click();
  await expect(ask(page).getByLabel('Role')).toHaveValue(/\d+/);
  await ask(page).getByLabel('Role').selectOption('Designer');
  await ask(page).getByLabel('Message (optional)').fill('I draw maps in my free time.');
  await expect(ask(page)).toContainText(/has until \w+day, \w+ \d+ to answer/);

  // A reload keeps the message.
  await page.reload();
  await page.getByRole('button', { name: 'Ask to join', exact: true }).click();
  await expect(ask(page).getByLabel('Message (optional)')).toHaveValue(
    'I draw maps in my free time.',
  );
  await ask(page).getByLabel('Role').selectOption('Designer');
  await ask(page).getByRole('button', { name: 'Send request' }).click();
  const asked = page.getByRole('link', { name: /^Asked · they’ll answer by \w+ \d+$/ });
  await expect(asked).toBeFocused();
  await expect(page.getByText('Asked to join Trail Finder')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask to join as/ })).toHaveCount(0);

  expect(await pieces.linkFor(aino.email)).toMatch(/\/requests\/\d+$/);
  const lead = await openPage({ person: aino });
  await lead.goto(`/team-workspace/${id}`);
  await lead.getByRole('link', { name: '1 request' }).click();
  await expect(lead.getByRole('heading', { name: 'Requests', level: 1 })).toBeFocused();
  await expect(lead.getByText('Design is on their list')).toBeVisible();
  await lead.getByRole('link', { name: `Answer ${juno.firstName} ${juno.lastName}` }).click();
  await expect(lead.getByRole('heading', { level: 1 })).toHaveText(/asked to join Trail Finder$/);
  await expect(lead.getByText('I draw maps in my free time.')).toBeVisible();
  const fit = lead.getByRole('region', { name: 'How they fit' });
  await fit.getByText('All reasons').click();
  await expect(fit.getByText(/^Together/)).toBeVisible();
  await lead.getByRole('button', { name: 'Welcome! We’re glad to have you.' }).click();
  await lead.getByRole('button', { name: 'Accept' }).click();
  await expect(lead.getByText(/accepted this request/)).toBeVisible();

  // The open page of the project follows.
  await page.getByRole('link', { name: 'Open Team Space' }).click();
  const welcome = page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' });
  await expect(welcome.getByRole('link', { name: 'Choose the colors' })).toBeVisible();
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Choose the colors' })).toBeVisible();
  await expect(welcome).toHaveCount(0);

  // The answer, and the other request.
  const { body: requests } = await juno.send('GET /join-requests');
  const accepted = requests.find(({ state }) => state === 'accepted')!;
  await page.goto(`/requests/${accepted.id}`);
  await expect(page.getByText('Welcome! We’re glad to have you.')).toBeVisible();
  const others = page.getByRole('region', { name: 'Withdraw your other request?' });
  await expect(others.getByRole('checkbox', { name: 'Other Team' })).toBeChecked();
  await others.getByRole('button', { name: 'Withdraw' }).click();
  await expect(others).toHaveCount(0);
  const { body: after } = await juno.send('GET /join-requests');
  expect(after.map(({ state }) => state).toSorted()).toEqual(['accepted', 'withdrawn']);
});

test('on a card: asking by keyboard, changing and withdrawing the request', async ({
  signUp,
  openPage,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const name = `Team of ${aino.lastName}`;
  await createAskingProject(aino, { name });
  const page = await openPage({ person: juno });
  await page.goto(`/projects?searchQuery=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Ask to join', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ask to join ${name}` });
  await expect(dialog.getByLabel('Role')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Ask to join', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
  const asked = card.getByRole('link', { name: /^Asked · they’ll answer by/ });
  await expect(asked).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your request to join ${name}`);
  await page.getByRole('button', { name: 'Change request' }).click();
  const change = page.getByRole('dialog', { name: 'Change your request' });
  await change.getByLabel('Message (optional)').fill('I test things.');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText('I test things.')).toBeVisible();
  await page.goBack();
  await card.getByRole('button', { name: `Withdraw your request to ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card.getByRole('button', { name: 'Ask to join', exact: true })).toBeFocused();
});

test('declining needs a sentence; two leads who answer simultaneously see one answer', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const request = await askToJoin(juno, id);
  const [first, second] = [await openPage({ person: aino }), await openPage({ person: aino })];
  for (const page of [first, second]) await page.goto(`/requests/${request.id}`);
  await first.getByRole('button', { name: 'Decline' }).click();
  await expect(first.getByText('Write a sentence that tells them why.')).toBeVisible();
  await expect(first.getByLabel('Your answer')).toBeFocused();
  await first.getByLabel('Your answer').fill('Ask us again in May.');
  await first.getByRole('button', { name: 'Welcome! We’re glad to have you.' }).click();
  await first.getByRole('button', { name: /Someone else has taken this spot/ }).click();
  await expect(first.getByLabel('Your answer')).toHaveValue(
    'Thank you for asking. Someone else has taken this spot. Ask us again in May.',
  );
  await first.getByRole('button', { name: 'Decline' }).click();
  await expect(first.getByText(/declined this request/)).toBeVisible();
  await expect(first.getByRole('heading', { level: 1 })).toBeFocused();
  expectConsole(second, /409 \(Conflict\)/);
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(second.getByText(/declined this request/).first()).toBeVisible();
  const page = await openPage({ person: juno });
  await page.goto(`/requests/${request.id}`);
  await expect(page.getByText(/declined your request/)).toBeVisible();
  await expect(page.getByText('Someone else has taken this spot.')).toBeVisible();
});

test('a lead turns requests on, and someone takes the last spot while another person waits', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { id } = await createAskingProject(aino, { teamSize: 2 });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${id}/settings?section=team`);
  const joining = page.getByLabel('Who can join');
  await expect(joining).toHaveValue('ask');
  await joining.selectOption('Anyone, right away');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved the project’s settings').last()).toBeVisible();
  await joining.selectOption('By request');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'See who asks to join' })).toBeVisible();
  const requests = [await askToJoin(juno, id), await askToJoin(olena, id)];
  await page.goto(`/requests/${requests[0]!.id}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/accepted this request/)).toBeVisible();
  await page.goto(`/requests/${requests[1]!.id}`);
  expectConsole(page, /409 \(Conflict\)/);
  await page.getByLabel('Your answer').fill('We would love to have you!');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alert')).toContainText('This team is full.');
  await expect(page.getByLabel('Your answer')).toHaveValue('We would love to have you!');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a role taken by someone else disappears from the form, and the message stays', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { id, roles } = await createAskingProject(aino, { lookingFor: ['Designer', 'Tester'] });
  const page = await openPage({ person: juno });
  expectConsole(page, /409 \(Conflict\)/);
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Ask to join as Designer' }).first().click();
  await ask(page).getByLabel('Message (optional)').fill('I draw maps.');
  const request = await askToJoin(olena, id, { roleId: roles[0]!.id });
  await aino.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: request.id },
    body: { answer: 'accepted' },
  });
  await ask(page).getByRole('button', { name: 'Send request' }).click();
  await expect(ask(page).getByRole('alert')).toHaveText(
    'Someone has already taken the Designer role. Choose another one.',
  );
  await expect(ask(page).getByLabel('Role').getByRole('option')).toHaveText([
    'Tester',
    'No particular role',
  ]);
  await ask(page).getByLabel('Role').selectOption('Tester');
  await ask(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: /^Asked · they’ll answer by/ })).toBeFocused();
  const { body } = await juno.send('GET /join-requests');
  expect(body).toMatchObject([{ role: 'Tester', message: 'I draw maps.' }]);
});

test('a visitor who asks signs in and has sent the request, on a phone', async ({
  signUp,
  openPage,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const page = await openPage(phone);
  await page.goto(`/projects/${id}`);
  await page.getByRole('link', { name: 'Ask to join', exact: true }).tap();
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await page.getByLabel('Email').fill(juno.email);
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByRole('link', { name: /^Asked · they’ll answer by/ })).toBeVisible();
});

test('a team that didn’t answer twice is paused until a lead is looking again', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const request = await askToJoin(juno, id);
  const { pool, close } = await openDatabase(pieces);
  await pool.query(`update join_requests set state = 'expired', ended_at = now() where id = $1`, [
    request.id,
  ]);
  await pool.query('update projects set unanswered_requests = 2 where id = $1', [id]);
  await close();

  const page = await openPage({ person: juno });
  await page.goto(`/requests/${request.id}`);
  await expect(page.getByText('which happens when a team is busy', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(page.getByText('Not taking requests right now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask' })).toHaveCount(0);

  const lead = await openPage({ person: aino });
  await lead.goto(`/team-workspace/${id}/requests`);
  await lead.getByRole('button', { name: 'Take requests again' }).click();
  await expect(lead.getByText('People can ask to join again')).toBeVisible();
  await expect(lead.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask to join', exact: true })).toBeVisible();
});

test('a request and its answer appear without a reload, and reading it clears the bell', async ({
  signUp,
  openPage,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { id } = await createAskingProject(aino);
  await askToJoin(olena, id);
  const lead = await openPage({ person: aino });
  await lead.goto(`/team-workspace/${id}/requests`);
  // The bell has counted, so the stream is open.
  await expect(lead.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const request = await askToJoin(juno, id);
  await lead.getByRole('link', { name: juno.name }).click();
  await expect(lead.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  const page = await openPage({ person: juno });
  await page.goto(`/requests/${request.id}`);
  await expect(page.getByRole('button', { name: 'Change request' })).toBeVisible();
  await olena.send('POST /users/{userId}/followers', { params: { userId: juno.id } });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await aino.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: request.id },
    body: { answer: 'accepted' },
  });
  await expect(page.getByRole('link', { name: 'Open Team Space' })).toBeVisible();
});

test('a request that arrives while the page connects appears', async ({ signUp, openPage }) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const lead = await openPage({ person: aino });
  const letGo = await holdBack(lead, '**/api/notifications/events**');
  await lead.goto(`/team-workspace/${id}/requests`);
  await expect(lead.getByText('Nobody is waiting')).toBeVisible();
  await askToJoin(juno, id);
  letGo();
  await expect(lead.getByRole('link', { name: juno.name })).toBeVisible();
});
