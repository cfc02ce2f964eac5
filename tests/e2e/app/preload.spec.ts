import type { Page } from '@playwright/test';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

/** Opens a page and returns how often it sent each API call, and which of them its HTML preloads. */
async function open(page: Page, path: string, isReady: () => Promise<void>) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) sent.push(pathname + search);
  });
  await page.goto(path);
  await isReady();
  await page.waitForLoadState('load');
  const preloaded = await page
    .locator('link[rel=preload][as=fetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return { sent, preloaded };
}

test('the HTML preloads the first API calls, and the page uses each answer', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const ticket = await createTicket(aino, project.id);
  const asking = await createAskingProject(aino);
  const eetu = await signUp('Eetu');
  const request = await askToJoin(eetu, asking.id);
  // A page loads again what came while it was loading.
  const [newest] = (await aino.send('GET /notifications')).body.notifications;
  await aino.send('PUT /notifications/read', { body: { upTo: newest!.id } });
  const page = await openPage({ person: aino, fresh: true });
  const heading = (name: string) => () =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const screens: [string, () => Promise<void>, number][] = [
    [`/tickets/${project.id}/${ticket.id}`, heading('Draw the map'), 3],
    [`/team-workspace/${asking.id}/requests`, heading('Requests'), 3],
    [`/requests/${request.id}`, heading(`${eetu.name} asked to join Trail Finder`), 3],
  ];
  for (const [path, isReady, count] of screens) {
    const { sent, preloaded } = await open(page, path, isReady);
    expect(preloaded, path).toHaveLength(count);
    for (const call of preloaded)
      expect(
        sent.filter((one) => one === call),
        `${path} ${call}`,
      ).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('a page that the server rendered has the answers to its first calls', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const { id, name } = await createProject(aino);
  await createTicket(aino, id);
  const page = await openPage({ person: aino });
  const heading = (text: string) => () =>
    expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible();
  const screens: [string, () => Promise<void>, string[]][] = [
    ['/', heading('Find Your Missing Piece'), ['/projects/open', '/users/home']],
    ['/projects', heading('Projects'), ['/projects/search?page=0&size=10']],
    [`/projects/${id}`, heading(name), [`/projects/${id}`, `/projects/${id}/progress`]],
    [`/team-workspace/${id}`, heading(name), [`/projects/${id}/tickets?view=board`]],
    ['/profile', heading(aino.name), []],
    [
      `/profile/${aino.id}`,
      heading(aino.name),
      [`/users/${aino.id}/profile`, `/users/${aino.id}/projects`],
    ],
  ];
  for (const [path, isReady, calls] of screens) {
    await expect(async () => {
      // On a busy machine the server may have no time to render.
      const { sent, preloaded } = await open(page, path, isReady);
      page.removeAllListeners('request');
      expect(preloaded, path).toEqual([]);
      for (const call of ['/users/profile', '/projects/user', ...calls])
        expect(sent, path).not.toContain(`/api${call}`);
    }).toPass();
  }
});

test('the HTML preloads nothing of a session that has ended', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const html = async () =>
    (await page.request.get('/settings', { headers: { accept: 'text/html' } })).text();
  expect(await html()).toContain('href="/api/users/profile"');
  await aino.send('DELETE /users/sessions');
  expect(await html()).not.toContain('/api/');
});
