import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { drawPicture } from '#tests/factories/photos.ts';

/** Pastes a screenshot, which the clipboard has without a text. */
const pasteImage = (box: Locator, image: Buffer) =>
  box.evaluate((area, content) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    area.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, image.toString('base64'));

test('a screenshot and a log are attached, shown to the team, and gone for someone who was removed', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const ticket = await createTicket(aino, project.id, { description: 'It breaks.' });
  const path = `/tickets/${project.id}/${ticket.id}`;
  const page = await openPage({ person: aino });
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit description' }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await pasteImage(description, await drawPicture({ width: 2_600, height: 1_300 }));
  await expect(description).toHaveValue(/^It breaks\.\n!\[image\.png\]\(\/attachments\/.{36}\)$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Until it's there, it can still move what's below it, even in the middle of a click.
  const own = page.getByRole('img', { name: 'image.png' });
  await expect(own).toHaveJSProperty('naturalWidth', 2_048);
  const comments = page.getByRole('region', { name: 'Comments' });
  const chooser = page.waitForEvent('filechooser');
  await comments.getByRole('button', { name: 'Attach a file' }).click();
  const buffer = Buffer.from('It broke at line 3.');
  await (await chooser).setFiles({ name: 'error log.txt', mimeType: 'text/plain', buffer });
  const comment = page.getByPlaceholder('Write a comment...');
  await expect(comment).toHaveValue(/^\[error log\.txt\]\(\/attachments\/.{36}\)$/);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();

  const other = await openPage({ person: eetu, hasTouch: true });
  await other.goto(path);
  const image = other.getByRole('img', { name: 'image.png' });
  await expect(image).toHaveJSProperty('naturalWidth', 2_048);
  const { width = 0, x = 0 } = (await image.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(other.viewportSize()!.width);
  const button = await other.getByRole('button', { name: 'Attach a file' }).boundingBox();
  expect([button?.width, button?.height]).toEqual([44, 44]);
  const downloading = other.waitForEvent('download');
  await other.getByRole('link', { name: 'error log.txt' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('error log.txt');
  expect((await readFile(await download.path())).equals(buffer)).toBe(true);

  const address = (await image.getAttribute('src'))!;
  await aino.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: eetu.id },
  });
  expectConsole(other, /404/);
  expect((await other.goto(address))?.status()).toBe(404);
});
