import type { Page } from '@playwright/test';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

/** Records the animations that start on a page from now on; returns how often a piece has dropped. */
async function countCelebrations(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('animationend', ({ animationName }) => {
      if (animationName !== 'celebrate') return;
      const { dataset } = document.documentElement;
      dataset['celebrations'] = String(Number(dataset['celebrations'] ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['celebrations'] ?? 0));
}

const moveToDone = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Move ${title} to…` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
};

test('a piece drops when someone joins, a ticket is done, and a project is complete', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino, { name: 'Celebrated project' });
  await createTicket(aino, project.id, { title: 'One' });
  const page = await openPage({ person: eetu });
  await page.goto('/projects?searchQuery=Celebrated');
  const joins = await countCelebrations(page);
  await page.getByRole('button', { name: 'Join Project' }).click();
  await expect.poll(joins).toBe(1);

  const { show } = await openBoard(page, project.id);
  const moves = await countCelebrations(page);
  await moveToDone(page, 'One');
  await show('Done', ['One']);
  await expect.poll(moves).toBe(1);

  const settings = await openPage({ person: aino });
  await settings.goto(`/team-workspace/${project.id}/settings?section=finish`);
  const completions = await countCelebrations(settings);
  await settings.getByRole('button', { name: 'Complete project' }).click();
  const dialog = settings.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete project' }).click();
  await expect.poll(completions).toBe(1);
});

test('no piece drops for people who prefer reduced motion', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createProject(aino);
  await createTicket(aino, project.id, { title: 'One' });
  const page = await openPage({ person: aino, reducedMotion: 'reduce' });
  const { show } = await openBoard(page, project.id);
  await moveToDone(page, 'One');
  await show('Done', ['One']);
  await expect(page.getByText('Moved “One” to Done')).toBeVisible();
  await expect(page.locator('.animate-celebrate:visible')).toHaveCount(0);
});
