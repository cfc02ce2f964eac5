import type { Page } from '@playwright/test';
import { holdThenFail } from '#tests/e2e/support/failing-requests.ts';
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

test('an author edits and deletes a comment with the keyboard only', async ({
  openPage,
  signUp,
}) => {
  const { aino, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await box(page).focus();
  await page.keyboard.type('Frist');
  await page.keyboard.press('Control+Enter');
  await expect(commentsOf(page)).toContainText('Frist');
  await commentsOf(page).getByRole('button', { name: 'Edit comment' }).press('Enter');
  const editor = page.getByLabel('Your comment');
  await expect(editor).toBeFocused();
  await editor.fill('First');
  await page.keyboard.press('Control+Enter');
  await expect(commentsOf(page)).toContainText('First');
  await expect(commentsOf(page)).toContainText('edited');
  await page.reload();
  await expect(commentsOf(page)).toContainText('First');
  await commentsOf(page).getByRole('button', { name: 'Delete comment' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete comment' })
    .press('Enter');
  await expect(page.getByText('No comments yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
});

test('a reply quotes the comment and keeps text already in the box', async ({
  openPage,
  signUp,
}) => {
  const { aino, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await write(page, 'Which scale?\nAnd which colors?');
  await box(page).fill('Before.');
  await commentsOf(page)
    .getByRole('button', { name: `Reply to ${aino.name}` })
    .click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Before.\n\n> Which scale?\n> And which colors?\n\n');
});

test('shows a failure; the text survives the failure and a reload', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const { aino, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  expectConsole(page, /500|Failed to (write|update) comment/);
  await page.goto(path);
  await expect(page.getByText('No comments yet')).toBeVisible();
  const posting = await holdThenFail(page, '**/comments');
  await box(page).fill('Precious');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  posting.letFail();
  await expect(page.getByText('Couldn’t send your comment.')).toBeVisible();
  await expect(box(page)).toHaveValue('Precious');
  await posting.stopFailing();
  await page.reload();
  await expect(box(page)).toHaveValue('Precious');
  // What loads above the button would move it away from under the click.
  await expect(page.getByText('No comments yet')).toBeVisible();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(commentsOf(page)).toContainText('Precious');
  await commentsOf(page).getByRole('button', { name: 'Edit comment' }).click();
  const changing = await holdThenFail(page, '**/comments/*');
  await page.getByLabel('Your comment').fill('More precious');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  changing.letFail();
  await expect(page.getByText('Couldn’t save your comment.')).toBeVisible();
  await expect(page.getByLabel('Your comment')).toHaveValue('More precious');
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

test('comments stay after their author deletes the account', async ({ openPage, signUp }) => {
  const { aino, eetu, project, ticket, path } = await createDiscussion(signUp);
  await eetu.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { projectId: project.id, ticketId: ticket.id },
    body: { text: 'Remember me' },
  });
  await eetu.send('POST /users/deletion', {
    body: { email: eetu.email, password: eetu.password },
  });
  const page = await openPage({ person: aino });
  await page.goto(path);
  await expect(commentsOf(page)).toHaveAccessibleName('Comment by Former member');
  await expect(commentsOf(page)).toContainText('Remember me');
});

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'People to mention' });

test('mentions a teammate with the keyboard, who is told and named by it', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, path } = await createDiscussion(signUp);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await box(page).pressSequentially('Ask @e');
  await expect(suggestions(page).getByRole('option')).toHaveText([new RegExp(eetu.name)]);
  await expect(page.getByRole('status').getByText('1 person to mention')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.type('e');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(`Ask @${eetu.name} `);
  await page.keyboard.type('about it');
  await page.keyboard.press('Control+Enter');
  await expect(box(page)).toHaveValue('');
  const link = commentsOf(page).getByRole('link', { name: `@${eetu.name}` });
  await expect(link).toHaveAttribute('href', `/profile/${eetu.id}`);
  const { notifications } = (await eetu.send('GET /notifications')).body;
  expect(notifications[0]?.text).toBe(`${aino.name} mentioned you on “Draw the map”`);

  await page.getByRole('button', { name: 'Edit comment' }).click();
  const editor = page.getByLabel('Your comment');
  await expect(editor).toHaveValue(`Ask @${eetu.name} about it`);
  await editor.fill(`Please ask @${eetu.name}`);
  await page.keyboard.press('Control+Enter');
  await expect(editor).toHaveCount(0);
  await expect(commentsOf(page)).toContainText(`Please ask @${eetu.name}`);
  await page.getByRole('button', { name: `Reply to ${aino.name}` }).click();
  await expect(box(page)).toHaveValue(`> Please ask @${eetu.name}\n\n`);
});

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

test('mentions a teammate by touch; nobody is suggested who doesn’t match', async ({
  openPage,
  signUp,
}) => {
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
