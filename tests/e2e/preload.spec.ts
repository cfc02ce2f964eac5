import type { Page } from '@playwright/test';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { createProject, createTicket, expect, test } from './pieces.ts';

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
  const page = await openPage({ person: aino, fresh: true });
  const heading = (name: string) => () =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const card = () => expect(page.getByRole('group', { name: 'Draw the map' })).toBeVisible();
  const screens: [string, () => Promise<void>, number][] = [
    ['/', heading('Find Your Missing Piece'), 4],
    ['/projects', heading('Projects'), 3],
    [`/projects/${project.id}`, heading(project.name), 4],
    [`/team-workspace/${project.id}`, card, 3],
    [`/tickets/${project.id}/${ticket.id}`, heading('Draw the map'), 3],
    [`/team-workspace/${asking.id}/requests`, heading('Requests'), 3],
    [`/requests/${request.id}`, heading(`${eetu.name} asks to join Trail Finder`), 3],
    ['/profile', heading(`${aino.firstName} ${aino.lastName}`), 2],
    [`/profile/${aino.id}`, heading(`${aino.firstName} ${aino.lastName}`), 4],
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

test('the HTML preloads nothing of a session that has ended', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const html = async () =>
    (await page.request.get('/settings', { headers: { accept: 'text/html' } })).text();
  expect(await html()).toContain('href="/api/users/profile"');
  await aino.send('DELETE /users/sessions');
  expect(await html()).not.toContain('/api/');
});
