import type { Page } from '@playwright/test';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { connectPatiently } from '#tests/database/connect.ts';
import { holdThenFail, notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectOptions } from '#tests/e2e/support/selects.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const searchBox = (page: Page) =>
  page.getByPlaceholder('Search projects by name, technology, or description');

const hour = 60 * 60 * 1000;

// Tests in a worker share one Pieces, so unique names keep each test to its own projects.
const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;

test('a card shows the details of a project', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const name = `Ferry times ${unique()}`;
  const project = await createProject(aino, {
    name,
    description: 'When the next ferry leaves, and whether there is room for bicycles.',
    teamSize: 3,
    difficulty: 'Advanced',
    status: 'In Progress',
    lookingFor: ['Sailor'],
    techStack: ['Elixir'],
    githubUrl: 'https://github.com/pieces/ferries',
  });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${encodeURIComponent(name)}`);
  const card = cardOf(page, name);
  await expect(card).toContainText('When the next ferry leaves');
  await expect(card).toContainText('In Progress');
  await expect(card).toContainText('Advanced');
  await expect(card.getByText('Looking for')).toBeVisible();
  await expect(card.getByText('Sailor')).toBeVisible();
  await expect(card.getByText('Tech Stack')).toBeVisible();
  await expect(card.getByText('Elixir')).toBeVisible();
  await expect(card.getByText('1 / 3 members')).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect(card.getByRole('progressbar')).toHaveAttribute('max', '3');
  await expect(card.getByRole('link', { name: 'Repository' })).toHaveAttribute(
    'href',
    project.githubUrl,
  );
});

test('searches 500 ms after the last key and keeps the words in the URL', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const name = unique();
  await createProject(aino, { name: `${name} one` });
  const page = await openPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/projects/search')) calls.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await page.goto(notRendered('/projects'));
  await expect.poll(() => calls).toEqual(['?page=0&size=10']);
  await page.clock.pauseAt(Date.now() + hour);
  await searchBox(page).pressSequentially(name.slice(0, 4));
  await page.clock.runFor(499);
  await searchBox(page).pressSequentially(name.slice(4));
  await page.clock.runFor(499);
  await expect(page).toHaveURL(notRendered('/projects'));
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(cardOf(page, `${name} one`)).toBeVisible();
  await expect(page).toHaveURL(`/projects?searchQuery=${name}`);
  await expect
    .poll(() => calls)
    .toEqual(['?page=0&size=10', `?page=0&size=10&searchQuery=${name}`]);
  await page.reload();
  await expect(searchBox(page)).toHaveValue(name);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('filters projects and shows a message when none are found', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const name = unique();
  await createProject(aino, { name: `${name} one`, difficulty: 'Beginner', status: 'Completed' });
  await createProject(aino, { name: `${name} two`, difficulty: 'Advanced', status: 'Planning' });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${name}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectOptions(page, 'Difficulty', [
    'All difficulties',
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  await choose(page, { name: 'Difficulty', option: 'Beginner' });
  await expect(cardOf(page, `${name} one`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectOptions(page, 'Status', ['All statuses', 'Planning', 'In Progress', 'Completed']);
  await choose(page, { name: 'Status', option: 'Planning' });
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await expect(page).toHaveURL(`/projects?searchQuery=${name}&difficulty=Beginner&status=Planning`);
});

test('pages are numbered from one; a new search starts at the first', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const name = unique();
  for (let count = 1; count <= 12; count += 1)
    await createProject(aino, { name: `${name} ${count}` });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${name}`);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(`/projects?searchQuery=${name}&page=1`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await searchBox(page).fill(`${name} 12`);
  await expect(page).toHaveURL(`/projects?searchQuery=${name}+12`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('page size 10, 20 or 50 is kept in the URL and returns to the first page', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const name = unique();
  for (let count = 1; count <= 12; count += 1)
    await createProject(aino, { name: `${name} ${count}` });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${name}&page=1`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectOptions(page, 'Projects per page', ['10 per page', '20 per page', '50 per page']);
  await choose(page, { name: 'Projects per page', option: '20 per page' });
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page).toHaveURL(`/projects?searchQuery=${name}&size=20`);
  await expect(page.getByRole('link', { name: /^Page/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(12);
  await searchBox(page).fill(`${name} 1`);
  await expect(page).toHaveURL(`/projects?searchQuery=${name}+1&size=20`);
});

test('reloads a page of the list when it is more than a few seconds old', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const name = unique();
  for (let count = 1; count <= 11; count += 1)
    await createProject(aino, { name: `${name} ${count}` });
  const page = await openPage();
  await page.clock.install();
  const requestedPages: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/projects/search') requestedPages.push(searchParams.get('page'));
  });
  await page.goto(`/projects?searchQuery=${name}`);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await createProject(aino, { name: `${name} newest` });
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(cardOf(page, `${name} newest`)).toBeVisible();
  expect(requestedPages).toEqual(['0', '1', '0']);
});

test('with more projects than are counted, paging continues to the last page', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const aino = await signUp();
  const name = unique();
  const { id } = await createProject(aino, { name });
  const remove = await copyProject(pieces.dataDir, { id, times: 1014 });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${name}`);
  await expect(page.getByText('More than 1,000 projects found')).toBeAttached();
  for (const next of ['Page 100', 'Page 101', 'Page 102']) {
    await page.getByRole('link', { name: next }).click();
  }
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last()).toHaveText(
    '102',
  );
  await remove();
});

async function copyProject(dataDir: string, { id, times }: { id: number; times: number }) {
  const connectionString = await findRunningPostgres(dataDir);
  const { pool, close } = connectPatiently(connectionString);
  await pool.query(
    `insert into projects (creator_id, name, description, status, difficulty, team_size,
                           github_url, image, tech_stack, looking_for)
     select creator_id, name, description, status, difficulty, team_size, github_url, image,
            tech_stack, looking_for
       from projects, generate_series(1, $2) where id = $1`,
    [id, times],
  );
  return async () => {
    await pool.query(
      'delete from projects where name = (select name from projects where id = $1) and id > $1',
      [id],
    );
    await close();
  };
}

test('shows loading and a failure, and can retry', async ({ openPage, expectConsole }) => {
  const page = await openPage();
  expectConsole(page, /500/);
  const { letFail, stopFailing } = await holdThenFail(page, '**/api/projects/search*');
  await page.goto(notRendered('/projects'));
  await expect(page.getByText('Loading projects...').first()).toBeVisible();
  letFail();
  await expect(page.getByText('Failed to fetch projects')).toBeVisible();
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch projects')).toHaveCount(0);
});

test('joining changes the card to "Open Team Space"; a full team has no join button', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu, sofia] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Sofia')]);
  const name = unique();
  const project = await createProject(aino, { name, teamSize: 2 });
  const page = await openPage({ person: eetu });
  await page.goto(`/projects?searchQuery=${name}`);
  await cardOf(page, name).getByRole('button', { name: 'Join Project' }).click();
  await expect(cardOf(page, name).getByText('2 / 2 members')).toBeVisible();
  await expect(cardOf(page, name).getByRole('link', { name: 'Open Team Space' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  const other = await openPage({ person: sofia });
  await other.goto(`/projects?searchQuery=${name}`);
  await expect(cardOf(other, name).getByText('2 / 2 members')).toBeVisible();
  await expect(cardOf(other, name).getByText('Join Project')).toHaveCount(0);
  await expect(cardOf(other, name).getByText('Open Team Space')).toHaveCount(0);
});

test('after joining, the focus moves once and then stays where the person puts it', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const name = unique();
  await createProject(aino, { name });
  const page = await openPage({ person: eetu });
  await page.goto(`/projects?searchQuery=${name}`);
  await cardOf(page, name).getByRole('button', { name: 'Join Project' }).click();
  await expect(cardOf(page, name).getByRole('link', { name: 'Open Team Space' })).toBeFocused();
  const found = page.waitForResponse((reply) => reply.url().includes('difficulty=Intermediate'));
  await page.getByLabel('Difficulty').focus();
  await page.getByLabel('Difficulty').selectOption('Intermediate');
  await found;
  await expect(page).toHaveURL(/difficulty=Intermediate/);
  await expect(cardOf(page, name)).toHaveCount(1);
  await expect(page.getByLabel('Difficulty')).toBeFocused();
});

test('joining a team that just filled up shows a message and updates the card', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu, sofia] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Sofia')]);
  const name = unique();
  const project = await createProject(aino, { name, teamSize: 2 });
  const page = await openPage({ person: eetu });
  expectConsole(page, /409/);
  await page.goto(`/projects?searchQuery=${name}`);
  const button = cardOf(page, name).getByRole('button', { name: 'Join Project' });
  await expect(button).toBeVisible();
  await sofia.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await button.click();
  await expect(page.getByText('This team is already full')).toBeVisible();
  await expect(cardOf(page, name).getByText('2 / 2 members')).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('a visitor who joins goes to /login and returns to the card', async ({ openPage, signUp }) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const name = unique();
  await createProject(aino, { name });
  const page = await openPage();
  await page.goto(`/projects?searchQuery=${name}`);
  await cardOf(page, name).getByRole('link', { name: 'Join Project' }).click();
  await page.getByLabel('Email').fill(eetu.email);
  await page.getByLabel('Password', { exact: true }).fill(eetu.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects\\?searchQuery=${name}#`));
  await expect(cardOf(page, name)).toBeFocused();
  await cardOf(page, name).getByRole('button', { name: 'Join Project' }).click();
  await expect(cardOf(page, name).getByText('2 / 4 members')).toBeVisible();
});
