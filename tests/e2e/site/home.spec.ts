import { centerOf } from '#tests/e2e/support/board.ts';
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

test('a member sees what is new on their teams, until they have seen the board', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino, { name: 'Seed Swap' });
  await eetu.send(join, { params: { projectId: project.id } });
  await createTicket(eetu, project.id, { title: 'Draw the map', assigneeId: aino.id });
  const page = await openPage({ person: aino });
  await page.goto('/');
  const teams = page.getByRole('region', { name: 'Your teams' });
  await expect(teams.getByText('1 new member, 1 new ticket')).toBeVisible();
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

test('someone without a team is shown how to find or start one', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/');
  const teams = page.getByRole('region', { name: 'Your teams' });
  const none = teams.getByText('You’re not on a team yet.');
  await expect(none).toBeVisible();
  expect((await centerOf(none)).x).toBeCloseTo(1280 / 2, -1);
  await teams.getByRole('link', { name: 'Find a team' }).click();
  await expect(page).toHaveURL('/projects');
});

test('home says that all projects are complete and links to them', async ({ openPage, signUp }) => {
  const aino = await signUp();
  await createProject(aino, { status: 'Completed' });
  const page = await openPage({ person: aino });
  await page.goto('/');
  const teams = page.getByRole('region', { name: 'Your teams' });
  await expect(teams.getByText('All your projects are complete.')).toBeVisible();
  await teams.getByRole('link', { name: 'your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
});

test('teams that can’t load say so and can be retried', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  await createProject(aino, { name: 'Seed Swap' });
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  await page.route('**/api/users/home', (route) => route.fulfill({ status: 500 }));
  await page.goto(notRendered('/'));
  await expect(page.getByText('Couldn’t load your teams.')).toBeVisible();
  await page.unroute('**/api/users/home');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'Your teams' }).getByText('Seed Swap'),
  ).toBeVisible();
});

test('a server that’s too busy: the page says so and loads by itself later', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  await createProject(aino, { name: 'Seed Swap' });
  const page = await openPage({ person: aino });
  expectConsole(page, /503/);
  await page.route('**/api/users/home', (route) => route.fulfill({ status: 503 }));
  await page.goto(notRendered('/'));
  const busy = page.getByText('Pieces is busy. We’ll keep trying to load this.');
  await expect(busy).toBeVisible();
  await page.unroute('**/api/users/home');
  await expect(
    page.getByRole('region', { name: 'Your teams' }).getByText('Seed Swap'),
  ).toBeVisible();
  await expect(busy).toHaveCount(0);
});
