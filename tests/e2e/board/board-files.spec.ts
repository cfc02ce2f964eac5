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

test('a lead previews, imports, undoes and restores a file, while a member has the board open and downloads it', async ({
  signUp,
  openPage,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino, { techStack: ['React'] });
  const params = { projectId: id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  await aino.send('POST /projects/{projectId}/tickets', {
    params,
    body: { title: '=1+1', description: 'Text' },
  });
  const [page, board] = [
    await openPage({ person: aino, ...stillPage }),
    await openPage({ person: eetu, ...stillPage }),
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

  // A member, who isn't a lead, downloads the board.
  await board.goto(`/team-workspace/${id}?team=people`);
  await board.getByRole('link', { name: 'Export tickets' }).click();
  await expect(board.getByText('Only leads can change the project’s settings.')).toBeVisible();
  const [download] = await Promise.all([
    board.waitForEvent('download'),
    board.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`board-${id}.csv`);
  expect(await readFile(await download.path(), 'utf8')).toContain(`1,"'=1+1","Text","Backlog"`);
  await expectAccessible(board);
});
