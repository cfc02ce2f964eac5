import { keepDrawing } from '#tests/e2e/support/keep-drawing.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('a page that isn’t drawn anymore is resized, and others are left alone', async ({
  openPage,
}) => {
  const [drawn, stopped] = [await openPage(), await openPage({ fresh: true })];
  await drawn.goto('/terms');
  await stopped.goto('/philosophy');
  for (const page of [drawn, stopped]) {
    await page.evaluate(() => {
      const sizes: number[] = [];
      addEventListener('resize', () => void sizes.push(innerHeight));
      Object.assign(window, { sizes });
    });
  }
  await stopped.evaluate(() => void (window.requestAnimationFrame = () => 0));
  const said: string[] = [];
  const ends = [drawn, stopped].map((page) =>
    keepDrawing(page, { every: 500, say: (line) => void said.push(line) }),
  );
  const { height } = stopped.viewportSize() ?? { height: 0 };
  await expect.poll(() => said).toContain(`Chromium stopped drawing ${stopped.url()}.`);
  await expect.poll(() => stopped.evaluate('sizes')).toEqual(expect.arrayContaining([height + 1]));
  for (const end of ends) end();
  expect(said).not.toContain(`Chromium stopped drawing ${drawn.url()}.`);
  expect(await drawn.evaluate('sizes')).toEqual([]);
});
