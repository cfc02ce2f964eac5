import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const upload = (page: Page, { name, text }: { name: string; text: string }) =>
  page.locator('#files input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

const file =
  'Title,Status,Assignee,Labels,Sprint\nDraw the map,Doing,aino,react,\nTest it,Parked,someone,,Second\n';

test('a lead imports a file after a look at it, undoes it and restores it, while the board is open', async ({
  signUp,
  openPage,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino, { techStack: ['React'] });
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: id } });
  const [page, board] = [
    await openPage({ person: aino, ...stillPage }),
    await openPage({ person: eetu }),
  ];
  await board.goto(`/team-workspace/${id}`);
  await expect(board.getByRole('button', { name: 'Create Ticket' }).first()).toBeVisible();
  await page.goto(`/team-workspace/${id}?team=people`);
  await page.getByRole('link', { name: 'Import or export tickets' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  await expect(section.getByRole('heading', { name: 'Import and export' })).toBeFocused();

  // A file with an error can’t be imported.
  await upload(page, { name: 'tasks.csv', text: 'Title,Status\n,Done' });
  await expect(section.getByRole('alert')).toContainText('Row 2: Title is required');
  await expect(section.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await section.getByRole('button', { name: 'Choose another file' }).click();
  await expect(section.locator('input[type=file]')).toBeFocused();

  await upload(page, { name: 'tasks.csv', text: file });
  await expect(section.getByRole('heading', { name: 'Preview of tasks.csv' })).toBeFocused();
  await expect(
    section.getByText('2 tickets from a CSV file: 1 in Backlog, 1 in In Progress.'),
  ).toBeVisible();
  await expect(section.getByRole('row', { name: 'Assignee someone Left out 1' })).toBeVisible();
  await expect(section.getByRole('row', { name: 'Status Doing In Progress 1' })).toBeVisible();
  const leftOut = section.getByRole('table', { name: 'Columns left out' });
  await expect(leftOut.getByRole('row', { name: 'Sprint Second' })).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Import 2 tickets' }).press('Enter');

  await expect(section.getByText('Imported 2 tickets from a CSV file')).toBeVisible();
  await expect(section.getByRole('status').filter({ hasText: 'Imported' })).toBeFocused();
  await expect(board.getByRole('link', { name: 'Draw the map' })).toBeVisible();
  await section.getByRole('button', { name: 'Undo the import of 2 tickets' }).click();
  await expect(section.getByText('Undone: 2 tickets')).toBeVisible();
  await expect(board.getByRole('link', { name: 'Draw the map' })).toHaveCount(0);
  await section.getByRole('button', { name: 'Restore the import of 2 tickets' }).click();
  await expect(board.getByRole('link', { name: 'Draw the map' })).toBeVisible();
  await expectAccessible(page);
});

test('a file can be dropped, and what isn’t a file with tickets is refused with a sentence', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id } = await createProject(aino);
  const page = await openPage({ person: aino });
  expectConsole(page, /400 \(Bad Request\)/);
  await page.goto(`/team-workspace/${id}/settings?section=integrations#files`);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array([137, 80, 78, 71, 0])], 'picture.csv'));
    return transfer;
  });
  await page.getByText('or drop one here.').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('alert')).toContainText(
    'Couldn’t read picture.csv. This file isn’t UTF-8 text.',
  );
});

test('a member downloads the board', async ({ signUp, openPage }) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino);
  const params = { projectId: id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  await aino.send('POST /projects/{projectId}/tickets', {
    params,
    body: { title: '=1+1', description: 'Text' },
  });
  const page = await openPage({ person: eetu, ...stillPage });
  await page.goto(`/team-workspace/${id}?team=people`);
  await page.getByRole('link', { name: 'Export tickets' }).click();
  await expect(page.getByText('Only leads can change the project’s settings.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`board-${id}.csv`);
  expect(await readFile(await download.path(), 'utf8')).toContain(`1,"'=1+1","Text","Backlog"`);
  await expectAccessible(page);
});
