import type { Page } from '@playwright/test';

/** How often pages are looked at, in milliseconds. Most tests are over before. */
const interval = 30_000;
/** A page that draws nothing for this long, in milliseconds, has stopped. */
const patience = 15_000;
/** The console is for what the pages say. */
const sayToRunner = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * On a busy machine, Chromium very rarely stops drawing a page: it answers, but a click waits forever for
 * its element to be stable. Resizes such a page, so that it's drawn again, and says so. Returns a function
 * that ends this.
 */
export function keepDrawing(page: Page, { every = interval, say = sayToRunner } = {}): () => void {
  const look = async () => {
    const size = page.viewportSize();
    if (!size || (await isDrawn(page))) return;
    say(`Chromium stopped drawing ${page.url()}.`);
    await page.setViewportSize({ ...size, height: size.height + 1 });
    await page.setViewportSize(size);
  };
  // A page that was closed meanwhile needs nothing.
  const timer = setInterval(() => void look().catch(() => {}), every);
  return () => clearInterval(timer);
}

const isDrawn = (page: Page) =>
  page.evaluate(
    (milliseconds) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), milliseconds);
      }),
    patience,
  );
