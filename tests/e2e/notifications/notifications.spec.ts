import type { Page, Request } from '@playwright/test';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Aino's project, with Eetu on its team. */
async function createPair(signUp: (name?: string) => Promise<Account>) {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino);
  await eetu.send(join, { params: { projectId: project.id } });
  return { aino, eetu, project };
}

test('the bell counts what is new, without reloading; opening one marks it as read', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, project } = await createPair(signUp);
  const page = await openPage({ person: eetu });
  await page.goto('/projects');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await createTicket(aino, project.id, { assigneeId: eetu.id });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('status').getByText('1 unread notification')).toBeAttached();
  await bell(page).click();
  await expect(panel(page)).toContainText('Trail Finder');
  await panel(page).getByRole('link', { name: 'See all notifications' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await bell(page).click();
  const link = panel(page).getByRole('link', { name: /^Unread: .* assigned you “Draw the map”$/ });
  await link.click();
  await expect(page).toHaveTitle(/^Draw the map · #\d+ · Pieces$/);
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('while a board is open, the bell hears through its stream and has none of its own', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, project } = await createPair(signUp);
  const page = await openPage({ person: eetu });
  const streams = new Map<Request, string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/events') && pathname.startsWith('/api')) streams.set(request, pathname);
  });
  page.on('requestfinished', (request) => void streams.delete(request));
  page.on('requestfailed', (request) => void streams.delete(request));
  const open = () => [...streams.values()];
  await page.goto(`/team-workspace/${project.id}`);
  await expect(page.getByRole('heading', { name: 'Backlog' })).toBeVisible();
  await createTicket(aino, project.id, { assigneeId: eetu.id });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(open).toEqual([`/api/projects/${project.id}/events`]);
  await page.getByRole('link', { name: 'Pieces, home' }).click();
  await expect.poll(open).toEqual(['/api/notifications/events']);
});

test('opening a ticket marks its notifications as read, including new ones', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, project } = await createPair(signUp);
  const own = await createTicket(eetu, project.id);
  const other = await createTicket(aino, project.id, { title: 'Other', assigneeId: eetu.id });
  const comment = () =>
    aino.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { projectId: project.id, ticketId: own.id },
      body: { text: 'Nice' },
    });
  await comment();
  const page = await openPage({ person: eetu });
  await page.goto('/projects');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await page.goto(`/tickets/${project.id}/${own.id}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await comment();
  await expect(page.getByText('Nice')).toHaveCount(2);
  await expect(async () => {
    const { unread } = (await eetu.send('GET /notifications')).body;
    expect(unread).toBe(1);
  }).toPass();
  await page.goto(`/tickets/${project.id}/${other.id}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('the link in an email stops such emails after one press, without signing in', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const { aino, eetu, project } = await createPair(signUp);
  await createTicket(aino, project.id, { assigneeId: eetu.id });
  const find = () =>
    pieces.mails.find(
      ({ to, subject }) => to?.[0]?.address === eetu.email && subject?.includes('assigned you'),
    );
  await expect.poll(find).toBeDefined();
  const link = /\/unsubscribe#\S+/.exec(find()?.text ?? '')?.[0] ?? '';
  const page = await openPage();
  await page.goto(link);
  await expect(page).toHaveTitle('Stop emails · Pieces');
  const emails = async () => (await eetu.send('GET /users/notification-settings')).body.emails;
  expect((await emails())[0]?.email).toBe('now');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    page.getByText('We won’t email you about this anymore: A ticket is assigned to you.'),
  ).toBeVisible();
  expect((await emails())[0]?.email).toBe('never');
});
