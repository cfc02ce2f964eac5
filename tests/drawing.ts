import type { Page } from '@playwright/test';

// On a busy machine, Chromium very rarely stops drawing a page: it answers, but a click waits forever
// for its element to be stable. All tests in a browser look for such pages and wake them.

/** How often pages are looked at, in milliseconds. Most tests are over before. */
export const lookEvery = 30_000;

/** A page that draws nothing for this long, in milliseconds, has stopped. */
export const drawsWithin = 15_000;

/** Runs in the browser. Resolves with whether the page draws within this time, in milliseconds. */
export const isDrawn = (within: number): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), within);
  });

/** Resizes a page for a moment, so that it's drawn again. Says so, but not to its console. */
export async function redraw(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  process.stderr.write(`Chromium stopped drawing ${page.url()}.\n`);
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
}
