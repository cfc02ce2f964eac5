import type { Page } from '@playwright/test';

/** Holds calls back until they are let fail, so that what a screen shows meanwhile can be seen. */
export async function holdThenFail(page: Page, pattern: string) {
  const { promise: held, resolve: letFail } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.fulfill({ status: 500 });
  });
  return { letFail, stopFailing: () => page.unroute(pattern) };
}

/** The page hears nothing of what others do. */
export const blockEvents = (page: Page) => page.route('**/events?*', (route) => route.abort());
