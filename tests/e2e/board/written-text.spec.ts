import type { Page } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const box = (page: Page) => page.getByPlaceholder('Write a comment...');

test('texts are shown as they were typed if what formats them can’t be loaded', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id: projectId } = await createProject(aino);
  const ticket = await createTicket(aino, projectId, { description: 'Draw **three** layers' });
  const page = await openPage({ person: aino, fresh: true });
  expectConsole(page, /markdown/);
  await page.route(/\/markdown-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await expect(page.getByText('Draw **three** layers')).toBeVisible();
  await expect(box(page)).toBeEditable();
});

/** A key that an input method handles, such as the Enter that chooses a word. */
const compose = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    const init = { key: pressed, isComposing: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  }, key);

test('leaves keys to an input method', async ({ openPage, signUp }) => {
  const aino = await signUp('Aino');
  const { id: projectId } = await createProject(aino);
  const ticket = await createTicket(aino, projectId);
  const page = await openPage({ person: aino });
  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await page.getByRole('button', { name: 'Edit title' }).click();
  const title = page.getByLabel('Title');
  await title.fill('海図');
  for (const key of ['Escape', 'Enter', 'Tab', ' ']) await compose(page, key);
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('海図');
  await title.press('Enter');
  await expect(page.getByRole('button', { name: /海図/ })).toBeVisible();

  await page.goto(`/team-workspace/${projectId}`);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('港');
  await compose(page, 'Escape');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

async function copy(page: Page, { html, text }: { html: string; text: string }) {
  await page.evaluate(
    (copied) => {
      const item = new ClipboardItem({
        'text/html': new Blob([copied.html], { type: 'text/html' }),
        'text/plain': new Blob([copied.text], { type: 'text/plain' }),
      });
      return navigator.clipboard.write([item]);
    },
    { html, text },
  );
}

test('pasting keeps links, lists and tables as Markdown, and can be undone', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const { id: projectId } = await createProject(aino);
  const ticket = await createTicket(aino, projectId);
  const page = await openPage({ person: aino });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await copy(page, {
    html: '<p>See <a href="https://pieces.test/">the map</a></p><table><tr><td>a</td><td>b</td></tr></table>',
    text: 'See the map',
  });
  await box(page).fill('');
  await page.keyboard.type('First: ');
  await page.keyboard.press('Control+V');
  const markdown = 'See [the map](https://pieces.test/)\n\n| a | b |\n| --- | --- |';
  await expect(box(page)).toHaveValue(`First: ${markdown}`);
  await page.keyboard.press('Control+Z');
  await expect(box(page)).toHaveValue('First: ');
  await page.keyboard.press('Control+Shift+V');
  await expect(box(page)).toHaveValue('First: See the map');
  await box(page).fill('```\n');
  await page.keyboard.press('Control+V');
  await expect(box(page)).toHaveValue('```\nSee the map');
});
