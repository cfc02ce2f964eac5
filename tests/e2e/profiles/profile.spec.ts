import type { ActivityType } from '#contract/values/vocabulary.ts';
import { changeTicket } from '#tests/factories/projects.ts';
import { holdThenFail, notRendered } from '#tests/e2e/support/failing-requests.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { tile } from '#tests/e2e/support/profile-dialog.ts';

// It may already be tomorrow in the time zone of the browser.
const today = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/Helsinki',
});

test('shows a spinner, then the failure; retrying loads the profile', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  const { letFail, stopFailing } = await holdThenFail(page, '**/api/users/profile');
  await page.goto(notRendered('/profile'));
  await expect(page.getByText('Loading profile...')).toBeVisible();
  letFail();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch profile');
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
});

test('shows the error message from the server', async ({ openPage, signUp, expectConsole }) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /500/);
  const json = { code: 'internal', message: 'The tide is out.' };
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, json }));
  await page.goto(notRendered('/profile'));
  await expect(page.getByRole('alert')).toContainText('The tide is out.');
  await expect(page.getByText('Failed to fetch profile')).toHaveCount(0);
});

test('the header shows the name, links, location, join date and streak', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  await createProject(aino);
  const body = {
    shortDescription: 'Likes maps',
    city: 'Turku',
    country: 'Finland',
    githubUrl: 'https://github.com/aino',
    linkedinUrl: 'https://www.linkedin.com/in/aino',
    xUrl: 'https://x.com/aino',
    personalWebsiteUrl: 'https://aino.example/',
  };
  await aino.send('PUT /users/profile', { body });
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
  for (const [name, address] of [
    ['GitHub', body.githubUrl],
    ['LinkedIn', body.linkedinUrl],
    ['X', body.xUrl],
    ['Website', body.personalWebsiteUrl],
  ] as const) {
    const link = head.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link.locator('svg')).toBeVisible();
  }
  await expect(head.getByRole('button')).toHaveText([
    'Add photo',
    'Edit Profile',
    'Add Experience',
    'Add Education',
  ]);
  await head.getByRole('link', { name: 'Add Project' }).click();
  await expect(page).toHaveURL('/project-submission');
});

test('four tiles count projects, contributions, followers and following', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await createTicket(aino, project.id);
  await eetu.send('POST /users/{userId}/followers', { params: { userId: aino.id } });
  const { stats } = (await aino.send('GET /users/profile')).body;
  const page = await openPage({ person: aino });
  await page.goto('/profile');
  await expect(page.locator('main dl dt')).toHaveText([
    'Projects',
    'Contributions',
    'Followers',
    'Following',
  ]);
  await expect(tile(page, 'Projects')).toHaveText('1');
  expect(stats.contributions).toBeGreaterThan(0);
  await expect(tile(page, 'Contributions')).toHaveText(String(stats.contributions));
  await expect(tile(page, 'Followers')).toHaveText('1');
  await expect(tile(page, 'Following')).toHaveText('0');

  // The open page follows what is done elsewhere once it's looked at again.
  await createProject(aino);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(tile(page, 'Projects')).toHaveText('2', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('shows five tabs and keeps the current one in the URL', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/profile');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Projects',
    'Tech Stack',
    'Activity',
    'Achievements',
  ]);
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Tech Stack').click();
  await expect(page).toHaveURL('/profile?tab=tech-stack');
  await page.reload();
  await expect(tab('Tech Stack')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await tab('Tech Stack').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/profile?tab=activity');
  await tab('Overview').click();
  await expect(page).toHaveURL('/profile');
  await page.goto('/profile?tab=nonsense');
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test('the Overview shows projects, interests, badges and achievements', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino, { name: 'Harbour bells', techStack: ['Svelte', 'Go'] });
  const body = { aboutMe: 'I draw maps.\nAnd walk them.', interests: ['Maps', 'Bells'] };
  await aino.send('PUT /users/profile', { body });
  const page = await openPage({ person: aino });
  await page.goto('/profile');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('About Me')).toContainText('I draw maps.');
  await expect(part('Interests').getByRole('listitem')).toHaveText(['Maps', 'Bells']);
  await expect(part('Badges')).toContainText('Founder');
  await expect(part('Achievements')).toContainText('First project');
  await expect(part('Achievements')).toContainText(today.format(new Date()));
  const recent = part('Recent Projects');
  await expect(recent.getByRole('heading', { name: 'Harbour bells' })).toBeVisible();
  await expect(recent.getByText(project.description)).toBeVisible();
  await expect(recent.getByRole('list', { name: 'Technologies' })).toHaveText('SvelteGo');
  await expect(recent.getByTitle('0 stars')).toHaveCount(0);
  await expect(recent.getByTitle('0 forks')).toHaveCount(0);
  await recent.getByRole('link', { name: 'View Harbour bells' }).click();
  await expect(page).toHaveURL(`/team-workspace/${project.id}`);
  await expect(page.getByRole('heading', { name: 'Harbour bells' })).toBeVisible();
});

test('what comes below the projects waits for them, so that nothing moves under a click', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  await createProject(aino, { name: 'Harbour bells' });
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  const { letFail, stopFailing } = await holdThenFail(page, '**/api/users/*/participations');
  for (const path of [notRendered('/profile'), notRendered(`/profile/${aino.id}`)]) {
    await page.goto(path);
    await expect(page.getByText('Loading projects...')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Recent Projects' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: aino.name })).toBeVisible();
  }
  await page.goto(notRendered('/profile'));
  await expect(page.getByText('Loading projects...')).toBeAttached();
  letFail();
  await expect(page.getByText('Couldn’t load what was built together.')).toBeVisible();
  await page.getByRole('link', { name: 'View Harbour bells' }).hover();
  await stopFailing();
  const letGo = await holdBack(page, '**/api/users/*/participations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'View Harbour bells' })).toBeVisible();
  letGo();
  await expect(page.getByRole('region', { name: 'Built together' })).toBeVisible();
});

test('empty sections say what will be there', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/profile');
  for (const [name, words] of [
    ['About Me', 'What do you like to build'],
    ['Recent Projects', 'Projects you create or join show up here'],
    ['Experience', 'Add your jobs'],
    ['Education', 'Add your schools'],
    ['Interests', 'Add what you’re interested in'],
    ['Badges', 'You earn badges for what you do'],
    ['Achievements', 'are kept here'],
  ] as const)
    await expect(page.getByRole('region', { name })).toContainText(words);
  for (const [name, words] of [
    ['Projects', 'You haven’t joined a team yet'],
    ['Tech Stack', 'No technologies yet'],
    ['Activity', 'No activity yet'],
    ['Achievements', 'No achievements yet'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toContainText(words);
  }
});

test('shows Projects, Activity and Achievements', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createProject(aino, { name: 'Harbour bells' });
  const ticket = await createTicket(aino, project.id);
  await changeTicket(aino, ticket, { status: 'Done' });
  await aino.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { projectId: project.id, ticketId: ticket.id },
    body: { text: 'It rings.' },
  });
  const page = await openPage({ person: aino });
  await page.goto('/profile?tab=projects');
  const card = page.getByRole('article', { name: 'Harbour bells' });
  await expect(card.getByRole('link', { name: 'Open Team Space' })).toBeVisible();

  await page.getByRole('tab', { name: 'Activity' }).click();
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  for (const words of [
    'Created Harbour bells',
    'Created a ticket in Harbour bells',
    'Finished a ticket in Harbour bells',
    'Commented on Harbour bells',
  ])
    await expect(entries.filter({ hasText: words })).toContainText(/just now|minutes? ago/);

  await page.getByRole('tab', { name: 'Achievements' }).click();
  const first = entries.filter({ has: page.getByText('First ticket', { exact: true }) });
  await expect(first).toContainText('Created a ticket');
  await expect(first).toContainText(today.format(new Date()));
});

test('activity has the verbs of its type', async ({ openPage, signUp }) => {
  const verbs = {
    commit: 'Committed to',
    pull_request: 'Created pull request for',
    issue: 'Opened issue in',
    other: 'Commented on',
    project_created: 'Created',
    project_joined: 'Joined',
    ticket_created: 'Created a ticket in',
    ticket_started: 'Started a ticket in',
    ticket_reviewed: 'Reviewed a ticket in',
    ticket_done: 'Finished a ticket in',
  } satisfies Record<ActivityType, string>;
  const page = await openPage({ person: await signUp() });
  // No event has the types of repositories yet.
  await page.route(/\/api\/(auth\/me|users\/profile)$/, async (route) => {
    const response = await route.fetch();
    const date = new Date().toISOString();
    const activity = Object.keys(verbs).map((type) => ({
      type,
      project: 'Harbour bells',
      date,
      link: '/projects/1',
    }));
    await route.fulfill({ response, json: { ...(await response.json()), activity } });
  });
  await page.goto('/profile?tab=activity');
  await expect(page.getByRole('tabpanel').getByRole('listitem').locator('p')).toHaveText(
    Object.values(verbs).map((verb) => `${verb} Harbour bells`),
  );
});
