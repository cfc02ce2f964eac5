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

const file = 'Title,Status\nDraw the map,Doing\nTest it,Parked\n';

test('a lead imports a file and undoes that, while a member has the board open and downloads it', async ({
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
    await openPage({ person: aino }),
    await openPage({ person: eetu, ...stillPage }),
  ];
  await board.goto(`/team-workspace/${id}`);
  await expect(board.getByRole('button', { name: 'Create Ticket' }).first()).toBeVisible();
  await page.goto(`/team-workspace/${id}?team=people`);
  await page.getByRole('link', { name: 'Import or export tickets' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  await expect(section.getByRole('heading', { name: 'Import and export' })).toBeFocused();

  await upload(page, { name: 'tasks.csv', text: file });
  await section.getByRole('button', { name: 'Import 2 tickets' }).press('Enter');

  await expect(board.getByRole('link', { name: 'Draw the map' })).toBeVisible();
  await section.getByRole('button', { name: 'Undo the import of 2 tickets' }).click();
  await expect(board.getByRole('link', { name: 'Draw the map' })).toHaveCount(0);

  // A member, who isn't a lead, downloads the board.
  await board.getByRole('button', { name: 'Team', exact: true }).click();
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
