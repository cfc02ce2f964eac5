import type { Page } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const box = (page: Page) => page.getByPlaceholder('Write a comment...');

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

test('texts are shown as they were typed if what formats them can’t be loaded; pasting keeps links, lists and tables as Markdown, and can be undone', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id: projectId } = await createProject(aino);
  const ticket = await createTicket(aino, projectId, { description: 'Draw **three** layers' });
  const page = await openPage({ person: aino, fresh: true });
  expectConsole(page, /markdown/);
  await page.route(/\/markdown-[\w-]{7}\.js$/, (route) => route.abort());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await expect(page.getByText('Draw **three** layers')).toBeVisible();
  await expect(box(page)).toBeEditable();

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
