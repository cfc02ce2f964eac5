import type { Page } from '@playwright/test';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

type SignUp = (name?: string) => Promise<Account>;

async function createDiscussion(signUp: SignUp) {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const ticket = await createTicket(aino, project.id);
  const path = `/tickets/${project.id}/${ticket.id}`;
  return { aino, eetu, project, ticket, path };
}

const box = (page: Page) => page.getByPlaceholder('Write a comment...');
const commentsOf = (page: Page) => page.getByRole('article', { name: /^Comment by/ });

async function write(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(box(page)).toHaveValue('');
}

test('shows an empty panel, saves a comment as Markdown and shows it to another member', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await expect(page.getByText('No comments yet')).toBeVisible();
  const { height = 0 } = (await box(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(90);
  expect(height).toBeLessThanOrEqual(110);
  await write(page, 'Which **scale**?');
  await expect(page.getByText('No comments yet')).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  const other = await openPage({ person: eetu });
  await other.goto(path);
  const comment = commentsOf(other);
  await expect(comment).toHaveAccessibleName(`Comment by ${aino.name}`);
  await expect(comment.locator('strong')).toHaveText('scale');
  await expect(comment.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
  await comment.getByRole('link', { name: aino.name }).click();
  await expect(other).toHaveURL(`/profile/${aino.id}`);
});

test('an unsent comment is not shown to other users and is deleted on logout', async ({
  openPage,
  signUp,
  signIn,
}) => {
  const { aino, eetu, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await box(page).fill('Mine alone');
  // Not on an open page, which would notice that its session has ended.
  const openAs = async (person: Account) => {
    await page.goto('about:blank');
    await signIn(page.context(), person);
    await page.goto(path);
  };
  await openAs(eetu);
  await expect(box(page)).toHaveValue('');
  await openAs(aino);
  await expect(box(page)).toHaveValue('Mine alone');
  // On a page without calls of its own, which would be refused once the session has ended.
  await page.goto('/events');
  await page.getByRole('button', { name: 'Your account' }).click();
  // Otherwise its answer could end the next session.
  const loggedOut = page.waitForResponse('**/api/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loggedOut;
  await expect(page).toHaveURL('/login');
  await signIn(page.context(), aino);
  await page.goto(path);
  await expect(box(page)).toHaveValue('');
});

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'People to mention' });

test('a name that was typed before the team has loaded is still a mention, on a ticket and in the notes', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, project, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  const newsOf = async () =>
    (await eetu.send('GET /notifications')).body.notifications.map(({ text }) => text);
  const screens = [
    [path, 'Comment', `${aino.name} mentioned you on “Draw the map”`],
    [
      `/team-workspace/${project.id}?team=notes`,
      'Post note',
      `${aino.name} mentioned you in the notes of ${project.name}`,
    ],
  ] as const;
  for (const [address, button, news] of screens) {
    const letGo = await holdBack(page, '**/members');
    await page.goto(address);
    const text = page.getByPlaceholder(/^Write a (comment|note)\.\.\./);
    await text.fill(`Ask @${eetu.name}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    letGo();
    await expect(text).toHaveValue('');
    await expect(commentsOf(page).getByRole('link', { name: `@${eetu.name}` })).toBeVisible();
    expect(await newsOf()).toContain(news);
    await page.unrouteAll();
  }
});

test('mentions a teammate by touch and suggests only matches', async ({ openPage, signUp }) => {
  const { aino, eetu, path } = await createDiscussion(signUp);
  const page = await openPage({
    person: aino,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(path);
  await box(page).pressSequentially('Hello @nobody');
  await expect(suggestions(page)).toBeHidden();
  await box(page).fill('');
  // At the bottom of the window, the list is above the field.
  await box(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box(page).pressSequentially('Hello @');
  await expect(suggestions(page)).toBeInViewport({ ratio: 1 });
  await expect(suggestions(page).getByRole('option')).toHaveCount(1);
  await suggestions(page).getByRole('option').tap();
  await expect(box(page)).toHaveValue(`Hello @${eetu.name} `);
  await expect(box(page)).toBeFocused();
});
