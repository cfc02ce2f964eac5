import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';

test('a visitor reads who Pieces is for, and sees open projects before the events', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  await createProject(aino, { name: 'Seed Swap', lookingFor: ['Gardener'] });
  const page = await openPage();
  await page.goto('/');
  await expect(page.getByText('For people in their first years of programming')).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Looking for people', 'Upcoming Events', 'Our Philosophy']);
  const card = page.getByRole('article', { name: 'Seed Swap' });
  await card.getByRole('link', { name: 'Join Project' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a member sees what is new on their teams, as soon as the server isn’t too busy, until they have seen the board', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino, { name: 'Seed Swap' });
  await eetu.send(join, { params: { projectId: project.id } });
  await createTicket(eetu, project.id, { title: 'Draw the map', assigneeId: aino.id });
  const page = await openPage({ person: aino });
  expectConsole(page, /503/);
  await page.route('**/api/users/home', (route) => route.fulfill({ status: 503 }));
  await page.goto(notRendered('/'));
  const busy = page.getByText('Pieces is busy. We’ll keep trying to load this.');
  await expect(busy).toBeVisible();
  await page.unroute('**/api/users/home');
  const teams = page.getByRole('region', { name: 'Your teams' });
  await expect(teams.getByText('1 new member, 1 new ticket')).toBeVisible();
  await expect(busy).toHaveCount(0);
  const next = page.getByRole('region', { name: 'Next' });
  await expect(next.getByText('Seed Swap · Backlog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join the Community' })).toHaveAttribute(
    'href',
    '/for-you',
  );

  const seen = page.waitForResponse((reply) => reply.url().endsWith('/changes/seen'));
  await teams.getByRole('link', { name: 'Seed Swap' }).click();
  await expect(page.getByRole('group', { name: 'Draw the map' })).toBeVisible();
  await seen;
  await page.goto('/');
  await expect(teams.getByText('Nothing new since you were here')).toBeVisible();
  await next.getByRole('link', { name: 'Draw the map' }).click();
  await expect(page.getByRole('heading', { name: 'Draw the map' })).toBeVisible();
});
