import type { Page } from '@playwright/test';

/** Holds requests back, so a test can see the loading state, until `letFail` makes them fail. */
export async function holdThenFail(page: Page, pattern: string) {
  const { promise: held, resolve: letFail } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.fulfill({ status: 500 });
  });
  return { letFail, stopFailing: () => page.unroute(pattern) };
}

/** The address of a page that the server doesn't render, so that the browser makes its first calls. */
export const notRendered = (path: string) => `${path}?`;

/** Blocks live events, so the page doesn't hear about other people's changes. */
export const blockEvents = (page: Page) => page.route('**/events?*', (route) => route.abort());
