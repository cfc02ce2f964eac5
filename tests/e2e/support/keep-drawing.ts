import type { Page } from '@playwright/test';
import { drawsWithin, isDrawn, lookEvery, redraw } from '#tests/drawing.ts';

/** Wakes a page that Chromium has stopped drawing. Returns a function that ends this. */
export function keepDrawing(page: Page): () => void {
  const look = async () => {
    if (!(await page.evaluate(isDrawn, drawsWithin))) await redraw(page);
  };
  // A page that was closed meanwhile needs nothing.
  const timer = setInterval(() => void look().catch(() => {}), lookEvery);
  return () => clearInterval(timer);
}
