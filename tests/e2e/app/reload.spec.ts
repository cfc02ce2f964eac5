import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

test('a reload keeps the scroll position on a page whose data comes late', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  for (let count = 0; count < 12; count += 1)
    await createProject(aino, { name: `Project ${count}` });
  const page = await openPage({ person: aino });
  await page.goto('/profile?tab=projects');
  const last = page.getByRole('heading', { name: 'Project 0' });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/projects/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(place);
  release();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(last).toBeInViewport();
});
