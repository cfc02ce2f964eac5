import { changeTicket } from '#tests/factories/projects.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { tile } from '#tests/e2e/support/profile-dialog.ts';

// It may already be tomorrow in the time zone of the browser.
const today = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/Helsinki',
});

test('your profile shows who you are and what you did, and leads to your projects', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino, { name: 'Harbour bells' });
  const unstarted = await createProject(aino, { name: 'Bread Map', techStack: ['Svelte', 'Go'] });
  const ticket = await createTicket(aino, project.id);
  await changeTicket(aino, ticket, { status: 'Done' });
  await aino.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { projectId: project.id, ticketId: ticket.id },
    body: { text: 'It rings.' },
  });
  const body = { shortDescription: 'Likes maps', city: 'Turku', country: 'Finland' };
  await aino.send('PUT /users/profile', { body });
  const { stats } = (await aino.send('GET /users/profile')).body;
  const page = await openPage({ person: aino });
  await page.goto('/profile');
  const head = page.locator('main header');
  await expect(page).toHaveTitle(`${aino.name} · Pieces`);
  await expect(head.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
  for (const text of [
    'Likes maps',
    'Turku, Finland',
    `Joined ${today.format(new Date())}`,
    '1-day streak',
  ])
    await expect(head.getByText(text)).toBeVisible();
  await expect(tile(page, 'Projects')).toHaveText('2');
  expect(stats.contributions).toBeGreaterThan(0);
  await expect(tile(page, 'Contributions')).toHaveText(String(stats.contributions));

  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Badges')).toContainText('Founder');
  await expect(part('Achievements')).toContainText('First project');
  await expect(part('Achievements')).toContainText(today.format(new Date()));
  const recent = part('Recent Projects');
  await expect(part('Built together')).toContainText('Harbour bells');
  await expect(recent.getByText(unstarted.description)).toBeVisible();
  await expect(recent.getByText('Harbour bells')).toHaveCount(0);
  await expect(recent.getByRole('list', { name: 'Technologies' })).toHaveText('SvelteGo');

  await page.getByRole('tab', { name: 'Activity' }).click();
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  for (const words of [
    'Created Harbour bells',
    'Created a ticket in Harbour bells',
    'Finished a ticket in Harbour bells',
    'Commented on Harbour bells',
  ])
    await expect(entries.filter({ hasText: words })).toBeVisible();

  await page.getByRole('tab', { name: 'Achievements' }).click();
  const first = entries.filter({ has: page.getByText('First ticket', { exact: true }) });
  await expect(first).toContainText('Created a ticket');
  const earned = Number((await page.getByText(/^\d+ of 13 earned$/).textContent())?.split(' ')[0]);
  const open = page.getByRole('region', { name: 'Still open' }).getByRole('listitem');
  await expect(open).toHaveCount(13 - earned);
  await expect(first).toContainText(today.format(new Date()));

  await page.getByRole('tab', { name: 'Projects' }).click();
  const card = page.getByRole('article', { name: 'Harbour bells' });
  await card.getByRole('link', { name: 'Open Team Space' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour bells' })).toBeVisible();
  await page.goto('/profile');
  await recent.getByRole('link', { name: 'View Bread Map' }).click();
  await expect(page).toHaveURL(`/team-workspace/${unstarted.id}`);
  await expect(page.getByRole('heading', { name: 'Bread Map' })).toBeVisible();
});
