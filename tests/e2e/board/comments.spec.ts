import type { Page } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const box = (page: Page) => page.getByPlaceholder('Write a comment...');
const commentsOf = (page: Page) => page.getByRole('article', { name: /^Comment by/ });

async function write(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(box(page)).toHaveValue('');
}

test('a comment is saved as Markdown and shown to another member, who mentions its author by touch; an unsent one is deleted on logout', async ({
  openPage,
  signUp,
  signIn,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const ticket = await createTicket(aino, project.id);
  const path = `/tickets/${project.id}/${ticket.id}`;
  const page = await openPage({ person: aino });
  await page.goto(path);
  await expect(page.getByText('No comments yet')).toBeVisible();
  await write(page, 'Which **scale**?');
  await expect(page.getByText('No comments yet')).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  const other = await openPage({ person: eetu, hasTouch: true });
  await other.goto(path);
  const comment = commentsOf(other);
  await expect(comment).toHaveAccessibleName(`Comment by ${aino.name}`);
  await expect(comment.locator('strong')).toHaveText('scale');
  await expect(comment.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
  await comment.getByRole('link', { name: aino.name }).click();
  await expect(other).toHaveURL(`/profile/${aino.id}`);
  await other.goBack();
  await box(other).pressSequentially('Hello @');
  await other.getByRole('listbox', { name: 'People to mention' }).getByRole('option').tap();
  await expect(box(other)).toHaveValue(`Hello @${aino.name} `);
  await expect(box(other)).toBeFocused();

  // An unsent comment is deleted on logout.
  await box(page).fill('Mine alone');
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
