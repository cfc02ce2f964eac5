import type { Locator, Page } from '@playwright/test';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

/** Signs out and in as someone else, in another tab of the same browser. */
async function switchPerson(page: Page, person: Account): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/events');
  await tab.getByRole('button', { name: 'Your account' }).click();
  await tab.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(tab).toHaveURL('/login');
  await signIn(tab, person);
  await expect(tab).toHaveURL('/');
  return tab;
}

async function signIn(page: Page | Locator, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const nowSignedIn = (page: Page, { name }: Account) =>
  page.getByRole('dialog', { name: `${name} is signed in now` });

const box = (page: Page) => page.getByPlaceholder('Write a comment...');

async function openTicket(page: Page, aino: Account) {
  const project = await createProject(aino);
  const ticket = await createTicket(aino, project.id);
  const path = `/tickets/${project.id}/${ticket.id}`;
  const params = { projectId: project.id, ticketId: ticket.id };
  const listComments = async () =>
    (await aino.send('GET /projects/{projectId}/tickets/{ticketId}/comments', { params })).body;
  await page.goto(path);
  return { path, listComments };
}

test('when someone else signs in in another tab, the page’s owner can sign in again, or the other go on without the owner’s text; a visitor’s page follows', async ({
  openPage,
  signUp,
  signIn: signInto,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const page = await openPage({ person: aino });
  expectConsole(page, /40[19]/);
  const { path, listComments } = await openTicket(page, aino);
  await box(page).fill('Words of Aino');
  let tab = await switchPerson(page, eetu);
  await expect(nowSignedIn(page, eetu)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as Aino' }).click();
  await signIn(page.getByRole('dialog', { name: 'Sign in as Aino' }), aino);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box(page)).toHaveValue('Words of Aino');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(
    page.getByRole('article', { name: /^Comment by/ }).getByText('Words of Aino'),
  ).toBeVisible();
  expect((await listComments()).map(({ author }) => author?.id)).toEqual([aino.id]);
  await expect(nowSignedIn(tab, aino)).toBeVisible();
  await tab.close();

  // If the other one goes on, the owner’s text stays theirs.
  await box(page).fill('More words of Aino');
  tab = await switchPerson(page, eetu);
  await page.getByRole('button', { name: 'Continue as Eetu' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText(eetu.name)).toBeVisible();
  expect(await listComments()).toHaveLength(1);
  await tab.close();
  // Not on an open page, which would notice that someone else has signed in.
  await page.goto('/health/live');
  await signInto(page.context(), aino);
  await page.goto(path);
  await expect(box(page)).toHaveValue('More words of Aino');

  // A visitor's page follows whoever signs in.
  const visitor = await openPage();
  await visitor.goto('/forum');
  tab = await visitor.context().newPage();
  await tab.goto('/login');
  await signIn(tab, eetu);
  await expect(tab).toHaveURL('/');
  await visitor.getByRole('button', { name: 'Your account' }).click();
  await expect(visitor.getByRole('menu').getByText(eetu.name)).toBeVisible();
  await tab.close();
});
