import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { devices, type Page } from '@playwright/test';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

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

  const page = await openPage({ ...stillPage, person: juno });
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Ask to join as Tester' }).first().click();
  await expect(ask(page).getByLabel('Role')).toHaveValue(/\d+/);
  await ask(page).getByLabel('Role').selectOption('Designer');
  await ask(page).getByLabel('Message (optional)').fill('I draw maps in my free time.');
  await expect(ask(page)).toContainText(/has until \w+day, \w+ \d+ to answer/);
  await expectAccessible(page);

  // A reload keeps the message.
  await page.reload();
  await page.getByRole('button', { name: 'Ask to join', exact: true }).first().click();
  await expect(ask(page).getByLabel('Message (optional)')).toHaveValue(
    'I draw maps in my free time.',
  );
  await ask(page).getByLabel('Role').selectOption('Designer');
  await ask(page).getByRole('button', { name: 'Send request' }).click();
  const asked = page.getByRole('link', { name: /^Asked · they have until \w+ \d+ to answer$/ });
  await expect(asked).toBeFocused();
  await expect(page.getByText('Asked to join Trail Finder')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask to join as/ })).toHaveCount(0);

  expect(await pieces.linkFor(aino.email)).toMatch(/\/requests\/\d+$/);
  const lead = await openPage({ ...stillPage, person: aino });
  await lead.goto(`/team-workspace/${id}`);
  await lead.getByRole('link', { name: '1 request' }).click();
  await expect(lead.getByRole('heading', { name: 'Requests', level: 1 })).toBeFocused();
  await expect(lead.getByText('Design is on their list')).toBeVisible();
  await expectAccessible(lead);
  await lead.getByRole('link', { name: `Answer ${juno.firstName} ${juno.lastName}` }).click();
  await expect(lead.getByRole('heading', { level: 1 })).toHaveText(/asked to join Trail Finder$/);
  await expect(lead.getByText('I draw maps in my free time.')).toBeVisible();
  const fit = lead.getByRole('region', { name: 'How they fit' });
  await fit.getByText('All reasons').click();
  await expect(fit.getByRole('listitem')).not.toHaveCount(0);
  await lead.getByRole('button', { name: 'Decline' }).click();
  await expect(lead.getByText('Write a sentence that tells them why.')).toBeVisible();
  await expectAccessible(lead);
  await lead.getByRole('button', { name: 'Welcome! We’re glad to have you.' }).click();
  await lead.getByRole('button', { name: 'Accept' }).click();
  await expect(lead.getByText(/accepted this request/)).toBeVisible();

  // The open page of the project follows.
  await page.getByRole('link', { name: 'Open Team Space' }).click();
  const welcome = page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' });
  await expect(welcome.getByRole('link', { name: 'Choose the colors' })).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
  await others.getByRole('button', { name: 'Withdraw' }).click();
  await expect(others).toHaveCount(0);
  const { body: after } = await juno.send('GET /join-requests');
  expect(after.map(({ state }) => state).toSorted()).toEqual(['accepted', 'withdrawn']);
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
  await page.getByRole('link', { name: 'Ask to join', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(juno.email);
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByRole('link', { name: /^Asked · they have until/ })).toBeVisible();
});

test('a request and its answer appear without a reload, and reading it clears the bell', async ({
  signUp,
  openPage,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { id } = await createAskingProject(aino);
  const lead = await openPage({ person: aino });
  // A request that arrives while the page connects appears, too.
  const letGo = await holdBack(lead, '**/api/notifications/events**');
  await lead.goto(`/team-workspace/${id}/requests`);
  await expect(lead.getByText('Nobody is waiting')).toBeVisible();
  await askToJoin(olena, id);
  letGo();
  await expect(lead.getByRole('link', { name: olena.name })).toBeVisible();
  // The bell has counted, so the stream is open.
  await expect(lead.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const request = await askToJoin(juno, id);
  await lead.getByRole('link', { name: juno.name }).click();
  await expect(lead.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  const page = await openPage({ ...stillPage, person: juno });
  await page.goto(`/requests/${request.id}`);
  await expect(page.getByRole('button', { name: 'Change request' })).toBeVisible();
  await expectAccessible(page);
  await olena.send('POST /users/{userId}/followers', { params: { userId: juno.id } });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await aino.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: request.id },
    body: { answer: 'accepted' },
  });
  await expect(page.getByRole('link', { name: 'Open Team Space' })).toBeVisible();
});
